import { ApiError } from '../../../platform/api-error.ts';
import { EXECUTION_SERVICE_ERROR, NO_TESTS, UNSUPPORTED_LANGUAGE } from './copy.ts';

/** Sentences that the specification shows as they are; every other refusal carries its status. */
const plain: readonly string[] = [NO_TESTS, UNSUPPORTED_LANGUAGE];

/** Answers that say that code cannot be run now, with the status texts of HTTP, which HTTP/2 does not carry. */
const away: Partial<Record<number, string>> = {
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The message of the client's own status Error; where the execution service cannot take the code, why stands on a line of its own. */
export function failureText(error: unknown): string {
  const status = error instanceof ApiError ? away[error.status] : undefined;
  if (error instanceof ApiError && status) return `${EXECUTION_SERVICE_ERROR}: ${status}\n${error.sentence}`;
  if (error instanceof ApiError && plain.includes(error.sentence)) return error.sentence;
  return error instanceof Error ? error.message : String(error);
}
