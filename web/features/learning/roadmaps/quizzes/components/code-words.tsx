/** A sentence in which `code` is marked as Markdown marks it, without a parser. */
export const CodeWords = ({ text }: { text: string }) => (
  <>{text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}</>
);
