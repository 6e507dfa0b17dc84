import type { User } from '@devorbit/contract/identity/accounts.ts';
import type { OpenSession, SignIn } from '@devorbit/contract/identity/sessions.ts';
import { deviceOf } from './device.ts';
import type { SessionRow, SignInRow } from './session-store.ts';

/** What of a user its owner sees: never the password's hash. */
export const presentUser = ({ id, username, email, full_name, is_staff, is_superuser, date_joined }: User): User => ({
  id,
  username,
  email,
  full_name,
  is_staff,
  is_superuser,
  date_joined,
});

export const presentSession = ({ user_agent, ...row }: SessionRow, currentId: string): OpenSession => ({
  ...row,
  device: deviceOf(user_agent),
  current: row.id === currentId,
});

export const presentSignIn = ({ user_agent, ...row }: SignInRow): SignIn => ({ ...row, device: deviceOf(user_agent) });
