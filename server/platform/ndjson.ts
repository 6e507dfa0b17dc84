/**
 * The values of a stream with one JSON value a line; blank lines are signs of life. `onChunk` is called for every piece
 * that arrives. Throws a SyntaxError for a line that is not JSON or has more than `maxLine` characters.
 */
export async function* ndjson(
  body: ReadableStream<Uint8Array>,
  maxLine: number,
  onChunk: () => void,
): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    onChunk();
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') yield JSON.parse(line);
    if (rest.length > maxLine) throw new SyntaxError(`A line has more than ${maxLine} characters`);
  }
  if (rest.trim() !== '') yield JSON.parse(rest);
}
