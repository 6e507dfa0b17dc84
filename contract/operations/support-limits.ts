export const MAX_TICKET_CHARS = 4000;
export const TICKETS_PAGE_SIZE = 20;
/** Characters of a sender's name, and of an address by the rules of mail. */
export const MAX_SENDER_CHARS = { name: 80, email: 254 } as const;
