/** A body of code without the indentation that all of its lines share. */
export function bodyText(body: string): string {
  const lines = body.replaceAll('\t', '    ').split('\n');
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...depths);
  return lines
    .map((line) => line.slice(shared).trimEnd())
    .join('\n')
    .trim();
}
