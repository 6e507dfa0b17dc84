import { z } from 'zod';
import type { TokenScope } from './access.ts';

/** Who may call: anybody, any signed-in user, staff and superusers, or superusers alone. The command asks its policy again. */
export type Audience = 'anyone' | 'user' | 'staff' | 'superuser';

/** One row of the endpoint table. Paths keep the specification's trailing slash; the server accepts both forms. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  audience: Audience;
  /**
   * What a personal access token needs for it; `session` where no token will do, which is so for everything that guards
   * the account itself. Without it: `read` for GET, `write` for the rest.
   */
  scope?: TokenScope | 'session';
  /** A dangerous act: the session's holder must have proved who they are within FRESH_MS. Implies `scope: 'session'`. */
  fresh?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Success replies by status. `text/event-stream` endpoints declare the shape of one event in `events`. */
  replies: Record<number, z.ZodType>;
  events?: z.ZodType;
};

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Given<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives. */
export type Received<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

/** What a caller sends. */
export type Sent<E extends Endpoint> = {
  params: Given<E['params']>;
  query: Given<E['query']>;
  body: Given<E['body']>;
};

/** What a successful call answers. */
export type Reply<E extends Endpoint> = z.output<E['replies'][keyof E['replies']]>;
