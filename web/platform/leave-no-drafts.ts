import { readSession } from './session.ts';

/** Forgets what the signed-in person typed into forms: called where they sign out, before the session goes. The code of it is fetched then. */
export const leaveNoDrafts = (): void => {
  const owner = readSession()?.user.id;
  if (owner !== undefined) void import('./drafts.ts').then(({ forgetDraftsOf }) => forgetDraftsOf(owner));
};
