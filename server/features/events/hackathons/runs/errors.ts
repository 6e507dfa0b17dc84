import { Refusal } from '../../../../platform/errors.ts';

/** A zip that is not run, with a sentence for its team. */
export class BadSource extends Error {}

export const INTERRUPTED = 'The run was interrupted on our side. Run it again.';

export const languagesUnknown = (): Refusal =>
  new Refusal('unavailable', 'The execution service cannot be reached; try again soon', 5);
