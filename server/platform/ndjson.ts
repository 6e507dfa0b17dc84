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
  /** Of the line that has begun: joined at its end alone, so that a long line is not looked through again and again. */
  let pieces: string[] = [];
  let length = 0;
  const add = (piece: string) => {
    length += piece.length;
    if (length > maxLine) throw new SyntaxError(`A line has more than ${maxLine} characters`);
    pieces.push(piece);
  };
  const take = (): string => {
    const line = pieces.join('');
    pieces = [];
    length = 0;
    return line;
  };
  for await (const chunk of body) {
    onChunk();
    const [rest = '', ...further] = decoder.decode(chunk, { stream: true }).split('\n');
    add(rest);
    for (const next of further) {
      const line = take();
      add(next);
      if (line.trim() !== '') yield JSON.parse(line);
    }
  }
  const last = take();
  if (last.trim() !== '') yield JSON.parse(last);
}
