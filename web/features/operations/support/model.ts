/** The server takes what is sent sooner after the form was opened for a program's, in ms; a little is added for the way. */
export const READING_MS = 3_400;

/** How long to wait before sending, in ms. Who is signed in need not. */
export const waitBeforeSending = (formAt: number, at: number, signedIn: boolean): number =>
  signedIn ? 0 : Math.max(0, formAt + READING_MS - at);
