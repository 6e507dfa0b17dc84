import type { House } from '@devorbit/testkit/house.ts';
import { rows } from '../_all-rows.ts';
import type { Row, Sent } from '../_row.ts';
import { people, type Role, type World } from '../_world.ts';
import type { Schema } from './_schema-values.ts';

/** Who calls: everybody of the matrix, and a superuser's tokens with every scope and with `read` alone. */
export const callers = [...people, 'token', 'reading token'] as const;
export type Caller = (typeof callers)[number];

export type Call = {
  /** As the OpenAPI document names it, such as `get /api/problems/{id}/`. */
  name: string;
  method: string;
  template: string;
  params: Record<string, Schema>;
  query: Record<string, Schema>;
  /** Null where the call takes no JSON. */
  body: Schema | null;
  /** An input that is in order. */
  input(world: World, role: Role): Sent | Promise<Sent>;
  /** Those for whom the input is in order; never empty. */
  open: [Caller, ...Caller[]];
};

type Parameter = { name: string; in: 'path' | 'query'; schema: Schema };
type Operation = {
  parameters: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
};

const parametersOf = (all: Parameter[], place: Parameter['in']): Record<string, Schema> =>
  Object.fromEntries(all.flatMap(({ name, in: at, schema }) => (at === place ? [[name, schema]] : [])));

function openTo([, expected]: Row): [Caller, ...Caller[]] {
  const [first, ...more] = people.filter((_, at) => ![401, 403].includes(expected[at] ?? 0));
  return first === undefined ? ['superuser'] : [first, ...more];
}

/** What is served beside the contract's table: the execution service, pages, and what only machines ask for. */
const others: [name: string, sent?: Sent][] = [
  ['get /api/v2/runtimes'],
  ['get /api/v2/packages'],
  ['post /api/v2/execute', { body: { language: 'python', version: '*', files: [{ content: 'print(1)' }] } }],
  ['post /execute', { body: { language: 'python', version: '*', files: [{ content: 'print(1)' }] } }],
  ['get /api/v2/connect'],
  ['get /api/unsubscribe/{token}/', { params: { token: 'made-up' } }],
  ['get /internal/packages/{digest}', { params: { digest: '0'.repeat(64) }, query: '?until=1.x' }],
  ['get /internal/trials/{digest}', { params: { digest: '0'.repeat(64) }, query: '?until=1.x' }],
  ['get /api/openapi.json'],
  ['get /healthz'],
  ['get /readyz'],
  ['get /'],
  ['get /u/{username}', { params: { username: 'nobody' } }],
  ['get /problems/{id}', { params: { id: 1 } }],
  ['get /submissions/{id}', { params: { id: '0' } }],
  ['get /assets/{name}', { params: { name: 'app.js' } }],
  ['get /{name}.xml', { params: { name: 'sitemap' } }],
];

const nameless: Schema = { type: 'string' };

/** Every call of the OpenAPI document with its row of the access matrix, and everything else that the server answers. */
export async function allCalls({ url }: House): Promise<Call[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const known = rows.map((row): Call => {
    const [name, , input = {}] = row;
    const [method = '', template = ''] = name.split(' ');
    const operation = paths[template]?.[method];
    if (!operation) throw new Error(`${name} is not in the OpenAPI document`);
    return {
      name,
      method,
      template,
      params: parametersOf(operation.parameters, 'path'),
      query: parametersOf(operation.parameters, 'query'),
      body: operation.requestBody?.content['application/json'].schema ?? null,
      input: typeof input === 'function' ? input : () => input,
      open: openTo(row),
    };
  });
  const beside = others.map(([name, sent = {}]): Call => {
    const [method = '', template = ''] = name.split(' ');
    const params = [...template.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => [param, nameless] as const);
    const body: Schema | null = sent.body === undefined ? null : { type: 'object' };
    return {
      name,
      method,
      template,
      params: Object.fromEntries(params),
      query: {},
      body,
      input: () => sent,
      open: ['owner'],
    };
  });
  return [...known, ...beside];
}
