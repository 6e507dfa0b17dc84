import type { DebugState } from '@devorbit/contract/execution/debugging.ts';
import { expect } from 'vitest';
import { type Client, size } from '../_client.ts';

/** What tests do with a program that is debugged. */
export async function debugging(client: Client, order: { language: string; entry: string; [more: string]: unknown }) {
  const from = client.frames.length;
  const states = () => client.frames.slice(from).filter((frame): frame is DebugState => frame.type === 'debug');
  const { stream, errors } = await client.start({ type: 'debug', ...size, ...order });
  const state = async (name: DebugState['state'], after = 0): Promise<DebugState> => {
    const of = () =>
      states()
        .slice(after)
        .filter((each) => each.state === name);
    await expect.poll(() => of().length + Number(hasExited()), { timeout: 120_000 }).toBeGreaterThan(0);
    return of()[0]!;
  };
  const hasExited = () => client.frames.some((frame) => frame.type === 'exit' && frame.stream === stream);
  const ask = async (more: object) => {
    const answer = await client.ask(more);
    if (answer.type === 'refused') throw new Error(answer.message);
    return answer;
  };
  return {
    stream,
    errors: errors!,
    ask,
    states,
    state,
    last: () => states().at(-1)!,
    /** Goes on, until it stops again. */
    async step(how: string): Promise<DebugState> {
      const seen = states().length;
      await ask({ type: 'step', how });
      return state('stopped', seen);
    },
    go: () => ask({ type: 'step', how: 'continue' }),
    async evaluate(expression: string, why = 'repl') {
      const answer = await ask({ type: 'evaluate', expression, why });
      if (answer.type !== 'evaluated') throw new Error(answer.type);
      return answer;
    },
    async inside(reference: number) {
      const answer = await ask({ type: 'variables', reference });
      if (answer.type !== 'variables') throw new Error(answer.type);
      return answer.variables;
    },
    said: () =>
      client.frames.flatMap((frame) => (frame.type === 'said' && frame.stream === stream ? frame.text : [])).join(''),
    exit: () => client.exitOf(stream),
  };
}

/** Of the first scope: name → value. */
export const locals = ({ stop }: DebugState): Record<string, string> =>
  Object.fromEntries((stop?.scopes[0]?.variables ?? []).map(({ name, value }) => [name, value]));
export const where = ({ stop }: DebugState) => [stop?.frames[0]?.path, stop?.frames[0]?.line];
