import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../../ui/dialog.tsx';
import { pad, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { userQuery } from '../api.ts';
import { USERS_FAILURE } from '../copy.ts';
import { UserActs } from './user-acts.tsx';
import { UserFacts } from './user-facts.tsx';

type Props = { id: number; own: boolean; onClose: () => void };

/** One person: what is known of them, and what may be done. */
export function UserDialog({ id, own, onClose }: Props) {
  const query = useQuery(userQuery(id));
  return (
    <Dialog title={query.data ? `@${query.data.username}` : 'User'} onClose={onClose}>
      <div className={`${stack(4)} ${pad(5)}`}>
        <ListPage frame="bare" query={query} failure={USERS_FAILURE}>
          {(user) => (
            <>
              <UserFacts user={user} />
              {own ? (
                <p className={text('quiet', 'small')}>This is your account. Another superuser can manage it.</p>
              ) : (
                <UserActs key={`${user.is_staff}${user.is_superuser}${user.suspended_at}`} user={user} />
              )}
            </>
          )}
        </ListPage>
      </div>
    </Dialog>
  );
}
