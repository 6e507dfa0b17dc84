/** A zip that is not run, with a sentence for its team. */
export class BadSource extends Error {}

export const INTERRUPTED = 'The run was interrupted on our side. Run it again.';
