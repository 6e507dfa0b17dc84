/** A value of the stream, and the bytes that stand behind it. */
export type Item = { value: unknown; bytes: Buffer | null };

/**
 * Lines of JSON of which some have bytes behind them: `bytesAfter` says how many, of a value that was just read; null for
 * none. Blank lines are signs of life. `onChunk` is called for every piece that arrives. Throws a SyntaxError for a line
 * that is not JSON or has more than `maxLine` bytes, and for a stream that ends within bytes.
 */
export async function* linesAndBytes(
  body: ReadableStream<Uint8Array>,
  maxLine: number,
  bytesAfter: (value: unknown) => number | null,
  onChunk: () => void,
): AsyncGenerator<Item, void> {
  let line: Buffer[] = [];
  let length = 0;
  /** Of the bytes that are being taken: where they go, how many came, and the value before them. */
  let taking: { bytes: Buffer; at: number; value: unknown } | null = null;
  for await (const chunk of body) {
    onChunk();
    let rest = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    while (rest.length > 0) {
      if (taking) {
        const part = rest.subarray(0, taking.bytes.length - taking.at);
        taking.bytes.set(part, taking.at);
        taking.at += part.length;
        rest = rest.subarray(part.length);
        if (taking.at < taking.bytes.length) continue;
        yield { value: taking.value, bytes: taking.bytes };
        taking = null;
        continue;
      }
      const end = rest.indexOf(10);
      const part = end < 0 ? rest : rest.subarray(0, end);
      length += part.length;
      if (length > maxLine) throw new SyntaxError(`A line has more than ${maxLine} bytes`);
      line.push(part);
      rest = rest.subarray(part.length + (end < 0 ? 0 : 1));
      if (end < 0) continue;
      const text = Buffer.concat(line).toString();
      line = [];
      length = 0;
      if (text.trim() === '') continue;
      const value: unknown = JSON.parse(text);
      const size = bytesAfter(value);
      if (size === null) yield { value, bytes: null };
      else taking = { bytes: Buffer.allocUnsafe(size), at: 0, value };
    }
  }
  if (taking || length > 0) throw new SyntaxError('The stream ended within a line or its bytes');
}
