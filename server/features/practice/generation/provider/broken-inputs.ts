import type { Signature } from '@devorbit/contract/execution/languages.ts';

/** Inputs that no validator may accept, made of a valid one: parameters missing or null, no JSON. */
export function brokenInputs(valid: string, { params }: Signature): string[] {
  const value = JSON.parse(valid) as Record<string, unknown>;
  const without = ({ name }: { name: string }) =>
    Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  return [{}, ...params.map(without), ...params.map(({ name }) => ({ ...value, [name]: null }))]
    .map((broken) => `${JSON.stringify(broken)}\n`)
    .concat('not JSON\n');
}
