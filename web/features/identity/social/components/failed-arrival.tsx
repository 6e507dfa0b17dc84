import type { Provider } from '@devorbit/contract/identity/social.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '../../../../platform/session.ts';
import { stack } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { BACK_TO_PROFILE, CREATE_ACCOUNT, TRY_AGAIN, USE_PASSWORD } from '../copy.ts';

/** Why a sign-in by a provider did not come about, and the ways on. */
export function FailedArrival({ provider, reason, message }: { provider: Provider; reason: string; message: string }) {
  const session = useSession();
  const connecting = reason === 'confirm';
  const profile = `${pathOf('profile')}?tab=security${connecting ? `&connect=${provider}` : ''}`;
  return (
    <div className={stack(4)}>
      <Message tone="bad">{message}</Message>
      {session ? (
        <Button component={Link} to={profile} size="md">
          {BACK_TO_PROFILE}
        </Button>
      ) : (
        <>
          <Button
            component={Link}
            to={connecting ? `${pathOf('sign-in')}?next=${encodeURIComponent(profile)}` : pathOf('sign-in')}
            size="md"
          >
            {USE_PASSWORD}
          </Button>
          {reason === 'unavailable' && (
            <Button component={Link} to={pathOf('sign-up')} size="md" variant="default">
              {CREATE_ACCOUNT}
            </Button>
          )}
          {reason !== 'unavailable' && !connecting && (
            <Button component={Link} to={pathOf(`${provider}-sign-in`)} reloadDocument size="md" variant="default">
              {TRY_AGAIN}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
