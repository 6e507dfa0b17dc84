import { ApiError } from '../../platform/api-error.ts';
import { NO_TESTS, UNSUPPORTED_LANGUAGE } from './copy.ts';

/** Sentences that the specification shows as they are; every other refusal carries its status. */
const plain: readonly string[] = [NO_TESTS, UNSUPPORTED_LANGUAGE];

/** The message of the client's own status Error. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError && plain.includes(error.sentence)) return error.sentence;
  return error instanceof Error ? error.message : String(error);
}
