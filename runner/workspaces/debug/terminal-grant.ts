import { bodyOf, type Body, DapRefusal } from './dap-client.ts';
import type { Debugger } from './debuggers.ts';

/** Words and variables of a line that an adapter wants to have started. */
const MOST_WORDS = 200;

/** The one thing that an adapter may ask: that the program be started where it is seen, and once. The answer rejects with DapRefusal. */
export function terminalGrant(
  { starts }: Pick<Debugger, 'starts'>,
  place: { isOver(): boolean; start(argv: string[], env: Record<string, string>): Promise<void> },
): (command: string, args: Body) => Promise<Body> {
  let hasStarted = false;
  return async (command, args) => {
    const line = args['args'];
    const isLine = (value: unknown): value is string[] =>
      Array.isArray(value) &&
      value.length <= MOST_WORDS &&
      value.every((word) => typeof word === 'string' && !word.includes('\0'));
    if (
      command !== 'runInTerminal' ||
      hasStarted ||
      place.isOver() ||
      !isLine(line) ||
      !starts.every((word, at) => line[at] === word)
    )
      throw new DapRefusal('This is not done');
    const env = Object.entries(bodyOf(args['env'])).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && /^[A-Za-z_]\w*$/.test(entry[0]) && !entry[1].includes('\0'),
    );
    hasStarted = true;
    await place.start(line, Object.fromEntries(env.slice(0, MOST_WORDS)));
    return {};
  };
}
