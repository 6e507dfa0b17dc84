/** Code to read, as HTML that was made while the app was built (`highlight.server.ts`). */
export const CodeListing = ({ html }: { html: string }) => (
  <pre tabIndex={0}>
    <code dangerouslySetInnerHTML={{ __html: html }} />
  </pre>
);
