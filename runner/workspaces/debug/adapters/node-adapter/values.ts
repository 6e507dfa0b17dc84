import type { Inspector, Params } from './inspector.ts';

/** What of a value is shown, and of its parts in one answer. */
const SHOWN_CHARS = 1000;
const SHOWN_PARTS = 1000;

export type RemoteObject = {
  type: string;
  subtype?: string;
  className?: string;
  value?: unknown;
  unserializableValue?: string;
  description?: string;
  objectId?: string;
};
type Property = { name: string; value?: RemoteObject; get?: RemoteObject; enumerable?: boolean; symbol?: RemoteObject };
export type Variable = {
  name: string;
  value: string;
  type: string;
  variablesReference: number;
  indexedVariables?: number;
  memoryReference?: string;
  presentationHint?: object;
};
/** A scope of a frame, which is written by its own call. */
export type ScopeOf = { callFrameId: string; scopeNumber: number };
type Held =
  | { kind: 'object'; objectId: string; length: number | null; scope: ScopeOf | null; extra: Variable[] }
  | { kind: 'getter'; objectId: string; name: string };

export const cut = (text: string): string => (text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}…` : text);

/** One line for a value. */
export function shown({ type, subtype, value, unserializableValue, description }: RemoteObject): string {
  if (type === 'string') return cut(JSON.stringify(value));
  if (type === 'undefined' || subtype === 'null') return String(value);
  if (unserializableValue !== undefined) return unserializableValue;
  if (type === 'function') return cut(`ƒ ${(description ?? '').split('\n', 1)[0]}`);
  if (subtype === 'error') return cut((description ?? 'Error').split('\n', 1)[0] ?? '');
  return cut(description ?? String(value));
}

/** Runs in the program: a part of an array, by index. */
const SLICE =
  'function(start, count) { const part = Object.create(null); for (let i = start; i < start + count && i < this.length; i++) part[i] = this[i]; return part; }';
/** The other names of an array. */
const NAMED =
  'function() { const part = Object.create(null); let left = 1000; for (const name in this) if (!/^\\d+$/.test(name) && Object.hasOwn(this, name) && left-- > 0) part[name] = this[name]; return part; }';

/** Runs in the program: a number for each object, the same for as long as it lives. */
const IDENTITIES = '(() => { const all = new WeakMap(); all.last = 0; return all; })()';
const IDENTIFY =
  'function(...objects) { return objects.map((one) => { let number = this.get(one); if (number === undefined) this.set(one, (number = ++this.last)); return number; }); }';

/** The values that a client may open while the program stands still. `identified`: their objects can be told from each other. */
export function values({ call }: Inspector, identified = false) {
  let identities: string | null = null;
  let held: Held[] = [];
  const hold = (one: Held): number => held.push(one);
  const lengthOf = ({ subtype, description = '' }: RemoteObject): number | null =>
    subtype === 'array' || subtype === 'typedarray' ? Number(/\((\d+)\)/.exec(description)?.[1] ?? 0) : null;

  const variable = (name: string, object: RemoteObject): Variable => {
    const length = lengthOf(object);
    const opens = object.objectId !== undefined && object.subtype !== 'null' && object.type !== 'symbol';
    return {
      name: cut(name),
      value: shown(object),
      type: object.className ?? object.subtype ?? object.type,
      variablesReference: opens
        ? hold({ kind: 'object', objectId: object.objectId ?? '', length, scope: null, extra: [] })
        : 0,
      ...(length === null ? {} : { indexedVariables: length }),
    };
  };
  const accessor = (name: string, objectId: string): Variable => ({
    name: cut(name),
    value: '(…)',
    type: 'getter',
    variablesReference: hold({ kind: 'getter', objectId, name }),
    presentationHint: { lazy: true },
  });
  const called = async (objectId: string, functionDeclaration: string, args: unknown[]): Promise<RemoteObject> => {
    const { result, exceptionDetails } = await call('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration,
      arguments: args.map((value) => ({ value })),
      objectGroup: 'stop',
      silent: true,
    });
    if (exceptionDetails) throw new Error(shown((exceptionDetails as { exception: RemoteObject }).exception));
    return result as RemoteObject;
  };
  const partsOf = async (objectId: string, owner = objectId): Promise<Variable[]> => {
    const found = await call('Runtime.getProperties', { objectId, ownProperties: true });
    const own = (found['result'] ?? []) as Property[];
    const inner = ((found['internalProperties'] ?? []) as Property[]).filter(
      ({ name }) => name === '[[Entries]]' || name === '[[PromiseState]]' || name === '[[PromiseResult]]',
    );
    const parts: Variable[] = [];
    for (const { name, value, get } of [...own, ...inner]) {
      if (parts.length >= SHOWN_PARTS) {
        parts.push({ name: '…', value: `${own.length - SHOWN_PARTS} more`, type: '', variablesReference: 0 });
        break;
      }
      if (value) parts.push(variable(name, value));
      else if (get && get.type !== 'undefined') parts.push(accessor(name, owner));
    }
    return parts;
  };

  /** The same, with what tells their objects from others. */
  const withIdentities = async (variables: Variable[]): Promise<Variable[]> => {
    const objects = variables.flatMap((one) => {
      const object = held[one.variablesReference - 1];
      return object?.kind === 'object' ? [{ one, objectId: object.objectId }] : [];
    });
    if (!identified || objects.length === 0) return variables;
    if (identities === null) {
      const { result } = await call('Runtime.evaluate', { expression: IDENTITIES, silent: true });
      identities = (result as RemoteObject).objectId ?? '';
    }
    const { result, exceptionDetails } = await call('Runtime.callFunctionOn', {
      objectId: identities,
      functionDeclaration: IDENTIFY,
      arguments: objects.map(({ objectId }) => ({ objectId })),
      returnByValue: true,
      silent: true,
    });
    const numbers = (result as RemoteObject).value;
    if (exceptionDetails || !Array.isArray(numbers)) return variables;
    for (const [at, { one }] of objects.entries()) one.memoryReference = `0x${Number(numbers[at]).toString(16)}`;
    return variables;
  };

  const get = (reference: number): Held => {
    const one = held[reference - 1];
    if (!one) throw new Error('This value is gone: the program has gone on');
    return one;
  };
  return {
    /** Forgets everything: the program goes on. */
    clear() {
      held = [];
    },
    variable,
    scope: (objectId: string, scope: ScopeOf, extra: Variable[]): number =>
      hold({ kind: 'object', objectId, length: null, scope, extra }),
    async list(reference: number, { filter, start, count }: { filter?: unknown; start: number; count: number }) {
      const one = get(reference);
      if (one.kind === 'getter')
        return withIdentities([
          variable(one.name, await called(one.objectId, 'function(name) { return this[name]; }', [one.name])),
        ]);
      const { objectId, length, extra } = one;
      if (length === null) {
        const all = await withIdentities([...extra, ...(await partsOf(objectId))]);
        return count > 0 ? all.slice(start, start + count) : all;
      }
      const indexed = async () => {
        const part = await called(objectId, SLICE, [start, Math.min(count || SHOWN_PARTS, SHOWN_PARTS)]);
        return partsOf(part.objectId ?? '', objectId);
      };
      const named = async () => partsOf((await called(objectId, NAMED, [])).objectId ?? '', objectId);
      if (filter === 'indexed') return withIdentities(await indexed());
      if (filter === 'named') return withIdentities(await named());
      return withIdentities([...(await indexed()), ...(await named())]);
    },
    /** Writes a variable of a scope or a part of an object; `value` is one of the program. */
    async set(reference: number, name: string, value: RemoteObject): Promise<void> {
      const one = get(reference);
      if (one.kind === 'getter') throw new Error('This cannot be changed');
      const argument: Params = value.objectId
        ? { objectId: value.objectId }
        : value.unserializableValue
          ? { unserializableValue: value.unserializableValue }
          : { value: value.value };
      if (one.scope) await call('Debugger.setVariableValue', { ...one.scope, variableName: name, newValue: argument });
      else
        await call('Runtime.callFunctionOn', {
          objectId: one.objectId,
          functionDeclaration: 'function(name, value) { this[name] = value; }',
          arguments: [{ value: name }, argument],
        });
    },
  };
}
