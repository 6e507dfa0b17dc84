import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, type MetaFunction, useParams } from 'react-router';
import head from 'virtual:page-head/event-judging';
import { eventQuery } from '../../features/events/events/api.ts';
import { judgingQuery } from '../../features/events/hackathon-judging/api.ts';
import { JudgingBoard } from '../../features/events/hackathon-judging/components/judging-board.tsx';
import { ApiError } from '../../platform/api-error.ts';
import { useSession } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { backLink, container } from '../../ui/layout.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { TelescopeScene } from '../../ui/scenes/telescope-scene.tsx';
import { SignInPrompt } from '../../ui/sign-in-prompt.tsx';
import { pageMeta } from '../page-meta.ts';
import classes from '../../ui/page.module.css';

export const meta: MetaFunction = () => pageMeta(head);

export default function EventJudgingPage() {
  const { id = '' } = useParams();
  const session = useSession();
  return (
    <div className={`${container(4)} ${classes.page}`}>
      <Link className={backLink} to={pathOf('event-manage', { id })}>
        <ArrowLeft size={17} aria-hidden="true" />
        Manage event
      </Link>
      {session === null ? (
        <SignInPrompt scene={<TelescopeScene />} title="Sign in to organize the judging" why="organize the judging" />
      ) : (
        <Board id={Number(id)} />
      )}
    </div>
  );
}

function Board({ id }: { id: number }) {
  const { data: event } = useQuery(eventQuery(id));
  const { error } = useQuery(judgingQuery(id));
  const refused = error instanceof ApiError && [400, 403, 404].includes(error.status);
  return (
    <>
      <PageHead title="Judging" lead={event?.title ?? ''} />
      {refused ? (
        <EmptyState
          scene={<TelescopeScene />}
          title="Only organizers of a hackathon can see its judging"
          action={<ButtonLink to={pathOf('event', { id })}>See the event</ButtonLink>}
        />
      ) : (
        <JudgingBoard event={id} />
      )}
    </>
  );
}
