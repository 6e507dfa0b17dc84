import { type Body, numberOf, textOf } from '../debug/dap-client.ts';

/** A variable as a debugger tells it. `reference` 0: it consists of nothing. */
export type Told = {
  name: string;
  value: string;
  type: string;
  reference: number;
  /** By which it is evaluated. */
  expression: string;
  memory: string;
  /** Where it is declared, from which it is there; null where the debugger does not say. */
  declared: { line: number; column: number } | null;
};

const NAME_CHARS = 500;
export const toldOf = (body: Body): Told => {
  const extensions = body['$__lldb_extensions'] as Body | undefined;
  const declared = extensions?.['declaration'] as Body | undefined;
  return {
    name: textOf(body['name'], NAME_CHARS),
    value: textOf(body['value'], NAME_CHARS),
    type: textOf(body['type'], NAME_CHARS),
    reference: numberOf(body['variablesReference']),
    expression: textOf(body['evaluateName'], NAME_CHARS),
    memory: textOf(body['memoryReference'], 40),
    declared: declared ? { line: numberOf(declared['line']), column: numberOf(declared['column']) } : null,
  };
};

/** What a recorder asks a debugger that stands. */
export type Asking = {
  inside(reference: number): Promise<Told[]>;
  /** The address among the words of an expression's value; null where it has none. */
  address(expression: string): Promise<string | null>;
};

export type Cell = { key: string | null; value: Told };
/**
 * What a value is: written as it stands; an object, with what tells it from others and how its parts are found; or the place
 * of a plain variable, for pointers and references to it (`content` is what stands there).
 */
export type Meaning =
  | { kind: 'text'; text: string }
  | {
      kind: 'object';
      identity: string;
      type: string;
      cells(): Promise<{ shape: 'list' | 'map' | 'fields'; cells: Cell[] }>;
    }
  | { kind: 'place'; identity: string; content: Told };

/** How the values of a debugger are read. */
export type Reading = {
  meaning(told: Told, asking: Asking): Promise<Meaning>;
  /** Where a plain variable stands; null where nothing can lead to it. */
  place?(told: Told, asking: Asking): Promise<string | null>;
  /** Whether a value may lead to a plain variable, so that places are worth asking for. */
  leads?(told: Told): boolean;
  /** Whether a variable of a call is of interest; `isMain`: of the outermost one. */
  isShown(told: Told, isMain: boolean): boolean;
  /** Which scopes of a frame hold its variables. */
  scopes: RegExp;
  /** A call as people name it. */
  callName(name: string): string;
};

const text = (words: string): Meaning => ({ kind: 'text', text: words });
const MOST_PAIRS = 50;
const ADDRESS = /0x[0-9a-f]+/i;
const isIndex = (name: string): boolean => /^\[?\d+\]?$/.test(name);
const listOrFields = (all: Told[]) =>
  all.length > 0 && all.every(({ name }) => isIndex(name))
    ? { shape: 'list' as const, cells: all.map((value): Cell => ({ key: null, value })) }
    : { shape: 'fields' as const, cells: all.map((value): Cell => ({ key: value.name, value })) };

// C and C++, by LLDB.

const plainType = (type: string): string =>
  type
    .replaceAll(/\b(const|volatile|struct|class|union)\b\s*/g, '')
    .replace(/\s*&+$/, '')
    .trim();
const pointee = (type: string): string => plainType(plainType(type).replace(/\*(?:\s*restrict)?$/, ''));
const isPointer = (type: string): boolean => plainType(type).endsWith('*');
const isReference = (type: string): boolean => type.endsWith('&');
const typeName = (type: string): string =>
  plainType(type).replaceAll(/,\s*std::(allocator|less|hash|equal_to)<[^<>]*>/g, '');
const hexOf = (address: string): string => BigInt(address).toString(16);
/**
 * LLDB finds by itself where such variables and parts of them are. Any other expression is compiled, which takes ten times as
 * long, and memory that it keeps.
 */
const PATH = /^\w+(?:(?:\.|->)\w+|\[\d+\])*$/;
/** Where a variable is; of a reference, what it leads to, as it is written with its value. */
const placeOf = async ({ type, value, expression }: Told, { address }: Asking): Promise<string | null> => {
  const led = isReference(type) ? /^0x[0-9a-f]+/.exec(value)?.[0] : undefined;
  if (led !== undefined) return hexOf(led);
  return address(PATH.test(expression) && !isReference(type) ? `&${expression}` : `&(${expression})`);
};
const quoted = (value: string): string | null => /(?:u8|[uUL])?"(?:[^"\\]|\\.)*"(?:\.\.\.)?$/.exec(value)?.[0] ?? null;

const pairs = async (all: Told[], { inside }: Asking): Promise<Cell[] | null> => {
  if (all.length === 0 || !all.every(({ type }) => /^(std::)?pair</.test(type))) return null;
  const found = await Promise.all(all.slice(0, MOST_PAIRS).map(({ reference }) => inside(reference)));
  return found.flatMap(([first, second]) =>
    first && second ? [{ key: first.value || first.name, value: second } satisfies Cell] : [],
  );
};

export const native: Reading = {
  scopes: /^Locals$/,
  isShown: () => true,
  callName: (name) => name.replace(/\(.*$/s, ''),
  leads: ({ type }) => isPointer(type) || isReference(type),
  place: async (told, asking) => {
    if (told.reference !== 0 || told.expression === '') return null;
    const at = await placeOf(told, asking);
    return at === null ? null : `${at} ${plainType(told.type)}`;
  },
  async meaning(told, asking) {
    const { type, value, reference, expression } = told;
    if (value.startsWith('<error')) return text('?');
    if (isPointer(type) && !isReference(type)) {
      const at = ADDRESS.exec(value)?.[0];
      if (at === undefined) return text(value);
      if (BigInt(at) === 0n) return text('nullptr');
      if (/\bchar$/.test(pointee(type))) return text(quoted(value) ?? value);
      const all = reference === 0 ? [] : await asking.inside(reference);
      // A pointer that was never set, or whose object is gone, leads nowhere.
      if (all.every((one) => one.value.startsWith('<error'))) return text(`${at} (nothing there)`);
      const identity = `${hexOf(at)} ${pointee(type)}`;
      const [only] = all;
      if (all.length === 1 && only?.name.startsWith('*')) {
        if (only.reference === 0) return { kind: 'place', identity, content: only };
        // A pointer to a pointer, or to an object that LLDB shows as one.
        return this.meaning(only, asking);
      }
      return { kind: 'object', identity, type: typeName(pointee(type)), cells: async () => listOrFields(all) };
    }
    const isText = quoted(value) !== null && /string|char/.test(type);
    if (reference === 0 || isText) return text(isText ? (quoted(value) ?? value) : value);
    const shown = / @ (0x[0-9a-f]+)$/.exec(value)?.[1];
    const at = shown === undefined ? await placeOf(told, asking) : hexOf(shown);
    const identity = `${at ?? expression} ${plainType(type)}`;
    if (isReference(type)) {
      const [only] = await asking.inside(reference);
      if (only?.name.startsWith('&')) return { kind: 'place', identity, content: only };
    }
    return {
      kind: 'object',
      identity,
      type: typeName(type),
      async cells() {
        const all = await asking.inside(reference);
        const keyed = await pairs(all, asking);
        if (keyed) return { shape: 'map', cells: keyed };
        const sized = /^size=\d+$/.test(value) || /\[\d*\]$/.test(type);
        return all.length === 0 && sized ? { shape: 'list', cells: [] } : listOrFields(all);
      },
    };
  },
};

// Go, by Delve.

export const go: Reading = {
  scopes: /^Locals$/,
  isShown: ({ name }) => !name.startsWith('~') && !name.startsWith('.'),
  callName: (name) => name.replace(/^main\./, ''),
  leads: ({ type }) => type.startsWith('*'),
  place: async ({ type, expression, reference }, { address }) => {
    if (reference !== 0 || expression === '') return null;
    const at = await address(`uintptr(&${expression})`);
    return at === null ? null : `${at} ${type}`;
  },
  async meaning(told, asking) {
    const { type, value, reference, expression } = told;
    if (value.endsWith(' nil') || value.startsWith('nil <') || value === 'nil') return text('nil');
    if (reference === 0) return text(value);
    if (type.startsWith('*')) {
      const [only] = await asking.inside(reference);
      const at = await asking.address(`(uintptr)(${expression})`);
      if (!only || at === null) return text(value);
      if (only.reference !== 0) {
        const meaning = await this.meaning(only, asking);
        return meaning.kind === 'object' && !/^(\[\]|map\[)/.test(only.type)
          ? { ...meaning, identity: `${at} ${only.type}` }
          : meaning;
      }
      return { kind: 'place', identity: `${at} ${only.type}`, content: only };
    }
    const isSlice = type.startsWith('[]');
    const isMap = type.startsWith('map[');
    if (
      !isSlice &&
      !isMap &&
      !/^\[\d+\]/.test(type) &&
      !/^[\w/.]*\.?[A-Za-z_]\w* \{|^struct/.test(value) &&
      !value.includes('{')
    )
      return text(value);
    if (/^(interface|error|func|chan)/.test(type) || /^(interface \{\}|error)\(/.test(value)) return text(value);
    // What a slice or a map leads to is one for all that share it; other values are where they stand.
    const at = await asking.address(
      isSlice || isMap ? `*(*uintptr)(uintptr(&${expression}))` : `uintptr(&${expression})`,
    );
    const length = isSlice ? ` ${/len: (\d+)/.exec(value)?.[1] ?? ''}` : '';
    return {
      kind: 'object',
      identity: `${at ?? expression} ${type}${length}`,
      type: type.replace(/^main\./, ''),
      async cells() {
        const all = (await asking.inside(reference)).filter(({ name }) => name !== 'len()');
        if (isMap) return { shape: 'map', cells: all.map((each): Cell => ({ key: each.name, value: each })) };
        return all.length === 0 && isSlice ? { shape: 'list', cells: [] } : listOrFields(all);
      },
    };
  },
};

// Java, by our own adapter: an object's number comes with it.

export const java: Reading = {
  scopes: /^(Local|Static)$/,
  isShown: () => true,
  callName: (name) => name,
  async meaning({ value, type, reference, memory }, asking) {
    if (reference === 0 || memory === '') return text(value.replace(/ \[\]$/, ''));
    return {
      kind: 'object',
      identity: memory,
      type,
      async cells() {
        const all = await asking.inside(reference);
        if (type.endsWith('Map'))
          return { shape: 'map', cells: all.map((each): Cell => ({ key: each.name, value: each })) };
        const isEmpty = all.length === 0 && /(\[\]|List|Set|Deque|Queue|Stack|Vector)$/.test(type);
        return isEmpty ? { shape: 'list', cells: [] } : listOrFields(all);
      },
    };
  },
};

// JavaScript and TypeScript, by our own adapter.

/** What Node gives every module. */
const OF_MODULES = new Set(['exports', 'require', 'module', '__filename', '__dirname']);

const functionWords = (value: string): string =>
  value
    .replace(/^ƒ\s*/, '')
    .replace(/\s*\{.*$/s, '')
    .replace(/\s*=>.*$/s, ' => …');

export const javascript: Reading = {
  scopes: /^(Local|Block|Closure|Module|Catch|Script)$/,
  isShown: ({ name, value, type }, isMain) =>
    !OF_MODULES.has(name) &&
    name !== 'arguments' &&
    name !== 'Exception' &&
    !(name === 'this' && (isMain || value === 'undefined' || /global/i.test(`${type} ${value}`))),
  callName: (name) => name,
  async meaning({ value, type, reference, memory }, asking) {
    if (type === 'Function' || value.startsWith('ƒ')) return text(functionWords(value));
    if (reference === 0 || memory === '' || /^\w*Error\b/.test(value)) return text(value);
    if (/^(Date|RegExp|Promise|AsyncFunction|GeneratorFunction)$/.test(type)) return text(value);
    return {
      kind: 'object',
      identity: memory,
      type,
      async cells() {
        const all = await asking.inside(reference);
        const entries = all.find(({ name }) => name === '[[Entries]]');
        const own = all.filter(({ name }) => !name.startsWith('[['));
        if (entries && /^(Weak)?(Map|Set)$/.test(type)) {
          const held = (await asking.inside(entries.reference)).filter(({ name }) => isIndex(name));
          const parts = await Promise.all(held.slice(0, MOST_PAIRS).map((each) => asking.inside(each.reference)));
          const cells = parts.flatMap((each): Cell[] => {
            const key = each.find(({ name }) => name === 'key');
            const found = each.find(({ name }) => name === 'value');
            return found ? [{ key: key ? key.value : null, value: found }] : [];
          });
          return { shape: type.endsWith('Map') ? 'map' : 'list', cells };
        }
        return own.length === 0 && type === 'Array' ? { shape: 'list', cells: [] } : listOrFields(own);
      },
    };
  },
};

export const readings: Record<string, Reading> = {
  c: native,
  'c++': native,
  go,
  java,
  javascript,
  typescript: javascript,
};
