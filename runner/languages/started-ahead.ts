/** Interpreters that take long to start, and hold still when they look for a file of the box. */
const INTERPRETERS = /\/(python3|node|java)$/;

/**
 * The line to start ahead for the next run of the same one, or undefined where that is not worth its memory. A Java that
 * keeps its figures in /tmp would write there while it waits.
 */
export function startedAhead(argv: string[]): string[] | undefined {
  const program = INTERPRETERS.exec(argv[0] ?? '')?.[1];
  return program && (program !== 'java' || argv.includes('-XX:-UsePerfData')) ? argv : undefined;
}
