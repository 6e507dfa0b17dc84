export const ADMIN_PAGE_SIZE = 20;
export const EMAILS_PAGE_SIZE = 50;
/** Characters of the reason of a suspension: a sentence or two, which they read where they sign in. */
export const MAX_REASON_CHARS = 300;
/** `leaving` counts the days to the deletion of their account. */
export const userStates = ['active', 'suspended', 'leaving'] as const;
