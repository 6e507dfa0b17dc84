import type { JoinOffer } from '@devorbit/contract/ide/members.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useSession } from '../../../../../platform/session.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { ConsoleScene } from '../../../../../ui/scenes/console-scene.tsx';
import { LostSignalScene } from '../../../../../ui/scenes/lost-signal-scene.tsx';
import { SignInPrompt } from '../../../../../ui/sign-in-prompt.tsx';
import { join, offerQuery } from '../../api.ts';
import { CALL_FAILED } from '../../copy.ts';

/** What a join link leads to, before one joins. */
export function JoinProject({ token }: { token: string }) {
  const session = useSession();
  const query = useQuery({ ...offerQuery(token), enabled: session !== null });
  if (session === null)
    return (
      <SignInPrompt scene={<ConsoleScene />} title="You’re invited to a project" why="join the project">
        With an account you see whose project it is, and can join it.
      </SignInPrompt>
    );
  return (
    <ListPage
      query={query}
      failure={() => (
        <EmptyState
          scene={<LostSignalScene />}
          title="This invitation doesn’t work"
          role="alert"
          action={<ButtonLink to={pathOf('online-ide')}>Open your projects</ButtonLink>}
        >
          It was turned off, has expired, or has let in as many people as it allows. Ask for a new one.
        </EmptyState>
      )}
    >
      {(offer) => <Offer offer={offer} token={token} username={session.user.username} />}
    </ListPage>
  );
}

function Offer({ offer, token, username }: { offer: JoinOffer; token: string; username: string }) {
  const navigate = useNavigate();
  const { name, owner, role, project } = offer;
  const act = useAct(async () => {
    const { id } = await join(token);
    await navigate(pathOf('ide-project', { id }));
  }, CALL_FAILED);
  if (project !== null)
    return (
      <EmptyState
        scene={<ConsoleScene />}
        title={`You’re in ${name} already`}
        action={<ButtonLink to={pathOf('ide-project', { id: project })}>Open the project</ButtonLink>}
      >
        It belongs to {owner.name} ({owner.username}).
      </EmptyState>
    );
  return (
    <EmptyState
      scene={<ConsoleScene />}
      title={`Join ${name}?`}
      action={
        <>
          <Message tone="bad">{act.failure}</Message>
          <ActButton size="md" pending={act.pending} pendingText="Joining…" onClick={() => void act.run()}>
            Join project
          </ActButton>
        </>
      }
    >
      {owner.name} ({owner.username}) invites you to{' '}
      {role === 'editor' ? 'edit, run and debug this project' : 'view this project as it changes'}. Everyone in it sees
      you as {username}.
    </EmptyState>
  );
}
