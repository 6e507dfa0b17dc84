import type {
  TracedFrame,
  TracedObject,
  TracedStep,
  TracedValue,
  TraceFrame,
} from '@devorbit/contract/execution/tracing.ts';
import { type Client, size } from '../_client.ts';

/** What tests do with a program that is recorded: its whole recording, once it has ended. */
export async function recorded(
  client: Client,
  order: { language: string; entry: string; [more: string]: unknown },
  meanwhile: (stream: number) => Promise<void> = async () => {},
) {
  const { stream, errors } = await client.start({ type: 'trace', ...size, ...order });
  await meanwhile(stream);
  const exit = await client.exitOf(stream);
  const told = client.frames.filter((frame): frame is TraceFrame => frame.type === 'traced' && frame.stream === stream);
  const steps = told.flatMap((frame) => frame.steps);
  return { stream, errors: errors!, exit, told, steps, last: told.at(-1), states: statesOf(steps) };
}

type State = {
  event: TracedStep['event'];
  line: number | undefined;
  frames: readonly TracedFrame[];
  objects: ReadonlyMap<string, TracedObject>;
  output: string;
  words: string | null;
};

/** Each step with all that is known by then. */
export function statesOf(steps: readonly TracedStep[]): State[] {
  let objects: ReadonlyMap<string, TracedObject> = new Map();
  let output = '';
  return steps.map(({ event, frames, objects: changed, output: more, words }) => {
    objects = new Map([...objects, ...changed.map((one) => [one.id, one] as const)]);
    output += more;
    return { event, line: frames[0]?.line, frames, objects, output, words };
  });
}

/** A value as a test writes it down: objects by what they hold. */
export function written(value: TracedValue | undefined, { objects }: State, deep = 4): unknown {
  if (!value) return undefined;
  if ('text' in value) return value.text;
  const object = objects.get(value.ref);
  if (!object || deep === 0) return value.ref;
  const cells = object.cells.map(
    ({ key, value: each }) => [key, written(each, { objects } as State, deep - 1)] as const,
  );
  return object.shape === 'list' ? cells.map(([, each]) => each) : Object.fromEntries(cells);
}

/** Of the innermost call: name → value. */
export const variables = (state: State | undefined, frame = 0): Record<string, unknown> =>
  Object.fromEntries((state?.frames[frame]?.variables ?? []).map(({ name, value }) => [name, written(value, state!)]));

export const refOf = (state: State | undefined, name: string, frame = 0): string | null => {
  const value = state?.frames[frame]?.variables.find((one) => one.name === name)?.value;
  return value && 'ref' in value ? value.ref : null;
};
