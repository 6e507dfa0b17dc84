import { isStaff } from '@devorbit/contract/roles.ts';
import { useSession } from '../../../../platform/session.ts';

/** Who looks at events: their name, and whether they decide about them. */
export function useViewer(): { username: string | null; admin: boolean } {
  const session = useSession();
  return { username: session?.user.username ?? null, admin: isStaff(session?.user) };
}
