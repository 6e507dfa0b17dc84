export const MAX_MESSAGE_CHARS = 4000;
export const SUPPORT_PAGE_SIZE = 20;
/** Characters of a sender's name, and of an address by the rules of mail. */
export const MAX_SENDER_CHARS = { name: 80, email: 254 } as const;
