import type { Signature, ValueType } from '@devorbit/contract/execution/languages.ts';

/** Characters of one input. */
const MAX_INPUT_CHARS = 100_000;
const MAX_INT = 2 ** 31;

function holds(value: unknown, type: string): boolean {
  if (type.endsWith('[]')) return Array.isArray(value) && value.every((item) => holds(item, type.slice(0, -2)));
  if (type === 'int') return Number.isInteger(value) && Number(value) >= -MAX_INT && Number(value) < MAX_INT;
  if (type === 'long') return Number.isSafeInteger(value);
  if (type === 'bool') return typeof value === 'boolean';
  // Other characters are counted differently from language to language.
  return typeof value === 'string' && /^[ -~]*$/.test(value);
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export type InputText = { input: string; fault?: never } | { fault: string; input?: never };

/** An input as the judge gives it to programs: one line of JSON with the parameters in their order. Else what is wrong with it. */
export function inputText(text: string, { params }: Signature): InputText {
  if (text.length > MAX_INPUT_CHARS) return { fault: `has more than ${MAX_INPUT_CHARS} characters` };
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { fault: 'is not one JSON object' };
  const given = new Map<string, unknown>(Object.entries(value));
  const extra = [...given.keys()].find((name) => !params.some((param) => param.name === name));
  if (extra !== undefined) return { fault: `has ${JSON.stringify(extra.slice(0, 40))}, which is no parameter` };
  const wrong = params.find(({ name, type }) => !holds(given.get(name), type));
  if (wrong) return { fault: `has no ${wrong.name} of type ${inWords(wrong.type)}` };
  return { input: `${JSON.stringify(Object.fromEntries(params.map(({ name }) => [name, given.get(name)])))}\n` };
}

const inWords = (type: ValueType): string => (type.startsWith('string') ? `${type} in printable ASCII` : type);
