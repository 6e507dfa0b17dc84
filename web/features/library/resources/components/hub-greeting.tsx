import { LogOut } from 'lucide-react';
import { useSession } from '../../../../platform/session.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster, text } from '../../../../ui/layout.ts';
import { SignInLink } from '../../../../ui/sign-in.tsx';
import { ADMIN, LOG_OUT } from '../copy.ts';

/** Who is here, and the way in or out. */
export function HubGreeting({ logOut }: { logOut: () => Promise<void> }) {
  const user = useSession()?.user;
  const act = useAct(logOut, 'Logging out did not work. Please try again.');
  if (!user)
    return (
      <p className={text('quiet', 'small')}>
        Guest user - <SignInLink why="open documents">Log in</SignInLink> to access more features
      </p>
    );
  return (
    <div className={cluster([2, 4])}>
      <p className={text('small')}>
        Welcome, <strong className={text('strong')}>{user.username}</strong>
        {user.is_superuser && ` ${ADMIN}`}
      </p>
      <ActButton
        variant="default"
        size="xs"
        leftSection={<LogOut size={14} aria-hidden="true" />}
        pending={act.pending}
        onClick={() => void act.run()}
      >
        {LOG_OUT}
      </ActButton>
    </div>
  );
}
