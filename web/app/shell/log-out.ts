import { dropSession } from '../../platform/session.ts';

/** Where the code that tells the server cannot be had, the session ends here all the same. */
export const logOut = async (): Promise<void> => {
  const told = await import('../../features/identity/accounts/api.ts').catch(() => null);
  if (told) await told.signOut();
  else dropSession();
};
