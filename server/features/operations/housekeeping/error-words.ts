const LONGEST = 300;

/**
 * What an error says, in one line that staff may read: without the credentials of addresses, values that are called
 * secret, e-mail addresses and what looks like a token. The log has the error itself.
 */
export function errorWords(error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error))
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replaceAll(/(\w:\/\/)\S+@/g, '$1…@')
    .replaceAll(/\b(bearer|basic)\s+[^\s"']+/gi, '$1 …')
    .replaceAll(/((?:password|passwd|pwd|secret|token|code|key|authorization|cookie)["']?\s*[=:]\s*)[^\s,;]+/gi, '$1…')
    .replaceAll(/[^\s"'<>():;,=/…]+@[^\s"'<>():;,]+/g, '…')
    .replaceAll(/(?=[\w+=-]*\d)(?=[\w+=-]*[a-z])[\w+=-]{24,}/gi, '…');
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
