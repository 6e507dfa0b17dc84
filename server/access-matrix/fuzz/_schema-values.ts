import fc from 'fast-check';

/** JSON Schema as `openapi.ts` writes it (OpenAPI 3.0). */
export type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  nullable?: boolean;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** Longer texts and lists cost time and say nothing new. */
const LONG_TEXT = 60;
const LONG_LIST = 3;
const MOST = 2 ** 53 - 1;

const formats: Record<string, fc.Arbitrary<string>> = {
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  // `fc.webUrl` takes more than a second to be made.
  uri: fc
    .tuple(fc.domain(), fc.string({ unit: 'grapheme-ascii', maxLength: 20 }))
    .map(([host, path]) => `https://${host}/${encodeURIComponent(path)}`),
  'date-time': fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
    .map((at) => at.toISOString()),
  date: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
    .map((at) => at.toISOString().slice(0, 10)),
};

function texts({ format, pattern, minLength = 0, maxLength = LONG_TEXT }: Schema): fc.Arbitrary<string> {
  const known = formats[format ?? ''];
  if (known) return known;
  const usual = fc.string({
    unit: 'grapheme',
    minLength: Math.min(minLength, LONG_TEXT),
    maxLength: Math.max(minLength, Math.min(maxLength, LONG_TEXT)),
  });
  // Some patterns have parts that the library does not generate (\p, look-around): those texts stay free.
  if (pattern === undefined || /\\[pP]|\(\?/.test(pattern)) return usual;
  return fc.stringMatching(new RegExp(pattern));
}

function objects({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)])),
    { requiredKeys: required.filter((name) => name in properties) },
  );
  if (typeof additionalProperties !== 'object') return known;
  const more = fc.dictionary(fc.string({ maxLength: 12 }), valuesOf(additionalProperties), { maxKeys: LONG_LIST });
  return fc.tuple(more, known).map(([others, own]) => ({ ...others, ...own }));
}

function plain(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map(valuesOf)).map((parts) => Object.assign({}, ...parts) as object);
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer': {
      const min = Math.ceil(Math.max(schema.minimum ?? -MOST, -MOST));
      return fc.maxSafeInteger().map((any) => Math.min(Math.max(any, min), Math.min(schema.maximum ?? MOST, MOST)));
    }
    case 'number':
      return fc.double({
        noNaN: true,
        noDefaultInfinity: true,
        min: schema.minimum ?? -1e9,
        max: schema.maximum ?? 1e9,
      });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? LONG_LIST, LONG_LIST)),
      });
    case 'object':
      return objects(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Values that a schema takes, where its rules can be told by JSON Schema. */
export const valuesOf = (schema: Schema): fc.Arbitrary<unknown> =>
  schema.nullable === true ? fc.option(plain(schema), { freq: 4 }) : plain(schema);
