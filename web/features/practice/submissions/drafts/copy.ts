export const SAVED = 'Saved';
export const SAVING = 'Saving…';
export const NOT_YET_ONLINE = 'Saved on this device, not yet online';
export const NOT_KEPT = 'This browser doesn’t save drafts';
export const TWO_VERSIONS = 'Two versions of this draft';
export const KEEP_THIS = 'Keep this';
export const TAKE_THE_OTHER = 'Take the other';
export const SEE_BOTH = 'See both';
