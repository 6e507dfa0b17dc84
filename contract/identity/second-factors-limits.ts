export const MAX_PASSKEY_NAME = 60;
/** A code of either kind as it is typed; a recovery code is the longest. */
export const MAX_CODE_CHARS = 60;
/** A code of the app, six digits, with some room for spaces. */
export const MAX_APP_CODE_CHARS = 10;
