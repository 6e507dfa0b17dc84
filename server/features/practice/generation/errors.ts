import { GENERATIONS_PER_DAY } from '@devorbit/contract/practice/generation.ts';
import { Refusal } from '../../../platform/errors.ts';

export const generationNotFound = (): Refusal => new Refusal('missing', 'Generation not found.');

export const noneLeftToday = (retryAfter: number): Refusal =>
  new Refusal(
    'too_many',
    `You have reached today's limit of ${GENERATIONS_PER_DAY} generated problems. You can generate more tomorrow (UTC).`,
    retryAfter,
  );

/** Another go has begun elsewhere, or it is finished: what this one has made is stale. */
export class Overtaken extends Error {}

/** A draft that our judge does not bear out, or that was not written. The message is for the person who waits. */
export class Unsound extends Error {
  override name = 'Unsound';
  /** What is wrong, for who wrote the draft; null where another try can make nothing good. */
  readonly report: string | null;

  constructor(message: string, report: string | null = null) {
    super(message);
    this.report = report;
  }
}
