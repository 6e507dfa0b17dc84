import type { checkUsername } from '@devorbit/contract/identity/accounts.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../../platform/http-client.ts';

const checkRoute = route<typeof checkUsername>('GET', '/api/register/username/');

/** Whether a username is free; fails with the server's sentence where it is none. */
export const usernameQuery = (username: string) =>
  queryOptions({
    queryKey: ['username', username] as const,
    queryFn: ({ signal }) => call(checkRoute, { query: { username }, signal }),
    // Nothing stands or falls with it: the registration looks again.
    retry: false,
  });
