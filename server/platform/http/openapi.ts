import type { Endpoint } from '@devorbit/contract/endpoint.ts';
import { ErrorBody } from '@devorbit/contract/errors.ts';
import { z } from 'zod';

type Json = Record<string, unknown>;

const schema = (type: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'openapi-3.0' });
  return rest;
};
const json = (type: z.ZodType, io: 'input' | 'output'): Json => ({ 'application/json': { schema: schema(type, io) } });

const parameters = (object: z.ZodObject | undefined, place: 'path' | 'query'): Json[] =>
  Object.entries(object?.shape ?? {}).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || !(type as z.ZodType).safeParse(undefined).success,
    schema: schema(type as z.ZodType, 'input'),
  }));

function operation(endpoint: Endpoint): Json {
  const replies = Object.entries(endpoint.replies).map(([status, type]) => {
    const content = endpoint.events
      ? { 'text/event-stream': { schema: schema(endpoint.events, 'output') } }
      : json(type, 'output');
    return [status, { description: 'Success', content }];
  });
  return {
    summary: endpoint.summary,
    ...(endpoint.audience === 'anyone' ? {} : { security: [{ session: [] }, { token: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body ? { requestBody: { required: true, content: json(endpoint.body, 'input') } } : {}),
    responses: {
      ...Object.fromEntries(replies),
      default: { description: 'Refused', content: json(ErrorBody, 'output') },
    },
  };
}

/** The OpenAPI document of the endpoint table. */
export function openApi(endpoints: Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.0.3',
    info: { title: 'DevOrbit', version: '1', description: 'Paths are served with and without their last slash.' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'X-Session-Code' },
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token {session code}' },
      },
    },
  };
}
