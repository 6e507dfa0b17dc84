import type { User } from '@devorbit/contract/accounts.ts';

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
