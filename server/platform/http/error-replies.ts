import type { ErrorBody, FieldErrors } from '@devorbit/contract/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AWAY_RETRY_S, DatabaseAway } from '../database-away.ts';
import { type Fault, InvalidInput, Refusal } from '../errors.ts';

const statuses: Record<Fault, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  too_large: 413,
  too_many: 429,
  unavailable: 503,
};

/** Fastify's own refusals, in words for the caller. */
const sentences: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty, and JSON was announced',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON, sent as application/json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body does not have the announced length',
  FST_ERR_BAD_URL: 'The address is not valid',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long',
};

export const errorBody = (sentence: string, details?: unknown): ErrorBody => ({
  error: sentence,
  detail: sentence,
  message: sentence,
  ...(details === undefined ? {} : { details }),
});

/** The errors of a form: field → list of messages. */
function byField({ issues }: InvalidInput): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of issues) (fields[path] ??= []).push(message);
  return fields;
}

export type ErrorStyle = 'sentence' | 'fields';

/**
 * Answers a thrown error: refusals with their sentence, a database that is away as a 503, anything else as a 500 that says
 * nothing; both are reported.
 */
export function replyWithError(
  error: FastifyError | Refusal | DatabaseAway,
  request: FastifyRequest,
  reply: FastifyReply,
  style: ErrorStyle = 'sentence',
): FastifyReply {
  const ofFields = error instanceof InvalidInput && error.issues.every(({ path }) => path !== '');
  if (ofFields && style === 'fields') return reply.code(400).send(byField(error));
  if (error instanceof Refusal) {
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    return reply
      .code(statuses[error.fault])
      .send(errorBody(error.message, error instanceof InvalidInput ? error.issues : error.details));
  }
  if (error instanceof DatabaseAway) {
    request.log.error({ err: error }, 'a call found the database away');
    return reply
      .header('retry-after', AWAY_RETRY_S)
      .code(503)
      .send(errorBody('Our database is not available right now. Please try again in a moment.'));
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return reply.code(status).send(errorBody(sentences[error.code] ?? 'The request is not valid'));
  request.log.error({ err: error }, 'a call failed');
  return reply.code(500).send(errorBody('Something went wrong on our side. Please try again.'));
}
