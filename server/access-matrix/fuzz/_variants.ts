import fc from 'fast-check';
import type { Call } from './_calls.ts';
import type { Draft, Variant } from './_draft.ts';
import type { Draws } from './_draws.ts';
import {
  type HostileValue,
  hostileBodies,
  hostileHeaders,
  hostileQueries,
  hostileSegments,
  hostileTypes,
  hostileValues,
} from './_hostile.ts';
import { valuesOf } from './_schema-values.ts';
import { uploadsOf } from './_uploads.ts';

/** Stands in a body for JSON text that no value can be written as. */
const HOLE = '@hole of the body@';
const HOLE_KEY = '@key of the body@';

type Place = { holder: Record<string, unknown> | unknown[]; key: string };

/** Every place of a value, the inner ones too. */
function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    { holder: value as Place['holder'], key },
    ...placesOf(child),
  ]);
}

/** Writes the body with `text` at one of its places, at the name `key` where one is given. */
function putInBody(draft: Draft, text: string, draws: Draws): void {
  const place = draws.optional(placesOf(draft.body));
  if (place === null) draft.body = { ...(draft.body as object), [HOLE_KEY]: HOLE };
  else Reflect.set(place.holder, place.key, HOLE);
  draft.raw = JSON.stringify(draft.body)
    .replaceAll(`"${HOLE}"`, () => text)
    .replaceAll(HOLE_KEY, 'more');
}

/** As the schemas have it, with anything else. */
export const fromSchema: Variant = {
  name: 'from the schema',
  first: true,
  change(draft, { query, body }, draws) {
    if (body) draft.body = draws.of(valuesOf(body));
    const given = Object.entries(query).filter(() => draws.below(2) === 0);
    if (given.length > 0)
      draft.query = `?${new URLSearchParams(Object.fromEntries(given.map(([name, schema]) => [name, String(draws.of(valuesOf(schema)))])))}`;
  },
};

const firstValues = new Set<HostileValue>([
  'nested lists',
  'nested objects',
  'the first half of a character',
  'a key with half of a character',
  'NUL',
  'null',
  'an object that reads as no number',
  'beyond int8',
  'a huge number',
  'a long text',
]);
const firstBodies = new Set(['nested lists', 'nested objects', 'no JSON', 'bytes that are no UTF-8', 'a list']);
const firstSegments = new Set(['%00', '%zz', '2147483648', '9223372036854775808', '__proto__']);
const firstQueries = new Set([
  '?NAME=1&NAME=2&NAME[]=3&NAME[a]=4&NAME[__proto__]=5',
  '?NAME=%00',
  '?NAME=%zz',
  '?NAME=9223372036854775808',
]);
const firstHeaders = new Set([
  'a header that is too large',
  'a user agent that is long',
  'another code beside the own one',
]);

const marked = (isFirst: boolean): { first?: true } => (isFirst ? { first: true } : {});

const inBody: Variant[] = [
  ...Object.entries(hostileValues).map(([name, text]): Variant => ({
    name: `${name} in the body`,
    ...marked(firstValues.has(name as HostileValue)),
    change: (draft, _, draws) => putInBody(draft, text, draws),
  })),
  {
    name: 'anything in the body',
    change: (draft, _, draws) => putInBody(draft, JSON.stringify(draws.of(fc.jsonValue())), draws),
  },
  {
    name: 'a text of any code units in the body',
    change: (draft, _, draws) =>
      putInBody(draft, JSON.stringify(draws.of(fc.string({ unit: 'binary', maxLength: 200 }))), draws),
  },
  {
    name: 'without a key',
    first: true,
    change(draft, _, draws) {
      const place = draws.optional(placesOf(draft.body));
      if (place) Reflect.deleteProperty(place.holder, place.key);
    },
  },
  {
    name: 'with a key more',
    first: true,
    change: (draft) => void (draft.body = { ...(draft.body as object), more: [1] }),
  },
  {
    name: 'with a key of any code units',
    change(draft, _, draws) {
      draft.body = { ...(draft.body as object), [draws.of(fc.string({ unit: 'binary', minLength: 1 }))]: 1 };
    },
  },
];

const ofBody: Variant[] = [
  ...Object.entries(hostileBodies).map(([name, raw]): Variant => ({
    name: `${name} as the body`,
    ...marked(firstBodies.has(name)),
    change: (draft) => void (draft.raw = raw),
  })),
  ...hostileTypes.map((type): Variant => ({
    name: `a body of the type ${type.slice(0, 60)}`,
    ...marked(type === 'text/plain'),
    change: (draft) => void (draft.headers['content-type'] = type),
  })),
];

const ofPath: Variant[] = hostileSegments.map((segment) => ({
  name: `${segment.slice(0, 40)} in the path`,
  ...marked(firstSegments.has(segment) || segment.length > 4_000),
  change(draft, { params }, draws) {
    const name = draws.optional(Object.keys(params));
    if (name !== null) draft.segments[name] = segment;
  },
}));

const ofQuery: Variant[] = hostileQueries.map((query) => ({
  name: `${query.slice(0, 60)} as the query`,
  ...marked(firstQueries.has(query) || query.length > 7_900),
  change(draft, call, draws) {
    draft.query = query.replaceAll('NAME', draws.optional(Object.keys(call.query)) ?? 'q');
  },
}));

const ofHeaders: Variant[] = Object.entries(hostileHeaders).map(([name, headers]) => ({
  name,
  ...marked(firstHeaders.has(name)),
  change: (draft) => void Object.assign(draft.headers, headers),
}));

export const asItIs: Variant = { name: 'as it is', first: true, change: () => undefined };

/** Every way that fits a call. */
export function variantsOf(call: Call): Variant[] {
  const writes = call.method !== 'get';
  return [
    asItIs,
    ...(call.body !== null || Object.keys(call.query).length > 0 ? [fromSchema] : []),
    ...(call.body === null ? [] : inBody),
    ...(writes ? ofBody : []),
    ...(Object.keys(call.params).length > 0 ? ofPath : []),
    ...(writes && Object.keys(call.query).length === 0 ? [] : ofQuery),
    ...ofHeaders,
    ...uploadsOf(call),
  ];
}
