import { useEffect } from 'react';
import { accountQuery } from '../features/community/profiles/api.ts';
import { resumeSession } from '../features/identity/accounts/api.ts';
import { forgetDraftsOfOthers } from '../platform/drafts.ts';
import { sharedQueryClient } from '../platform/query-client.ts';
import { useSession } from '../platform/session.ts';
import { Kit } from '../ui/kit.tsx';
import { AccountPreferences } from './account-preferences.tsx';
import { Proof } from './proof.tsx';

/** What stands behind every page of somebody who is signed in. `resumed`: the session is of an earlier visit and may have ended at the server. */
export function Member({ resumed }: { resumed: boolean }) {
  useEffect(() => {
    if (resumed) void resumeSession(() => sharedQueryClient().fetchQuery(accountQuery()));
  }, [resumed]);
  const owner = useSession()?.user.id;
  useEffect(() => {
    // What somebody else typed into forms at this browser is gone.
    if (owner !== undefined) forgetDraftsOfOthers(owner);
  }, [owner]);
  return (
    <Kit>
      <AccountPreferences />
      <Proof />
    </Kit>
  );
}
