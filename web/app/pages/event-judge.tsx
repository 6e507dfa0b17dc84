import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, type MetaFunction, useParams } from 'react-router';
import head from 'virtual:page-head/event-judge';
import { eventQuery } from '../../features/events/events/api.ts';
import { assignmentsQuery } from '../../features/events/hackathon-judging/api.ts';
import { JudgeDesk } from '../../features/events/hackathon-judging/components/judge-desk.tsx';
import { JUDGE_TITLE } from '../../features/events/hackathon-judging/copy.ts';
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

const JudgedRun = lazy(async () => ({
  default: (await import('../../features/events/hackathons/runs/components/judged-run.tsx')).JudgedRun,
}));

export const meta: MetaFunction = () => pageMeta(head);

export default function EventJudgePage() {
  const { id = '' } = useParams();
  const session = useSession();
  return (
    <div className={`${container(4)} ${classes.page}`}>
      <Link className={backLink} to={pathOf('event', { id })}>
        <ArrowLeft size={17} aria-hidden="true" />
        The event
      </Link>
      {session === null ? (
        <SignInPrompt scene={<TelescopeScene />} title="Sign in to judge entries" why="judge entries" />
      ) : (
        <Desk id={Number(id)} />
      )}
    </div>
  );
}

function Desk({ id }: { id: number }) {
  const { data: event } = useQuery(eventQuery(id));
  const { error } = useQuery(assignmentsQuery(id));
  const refused = error instanceof ApiError && [400, 403, 404].includes(error.status);
  return (
    <>
      <PageHead title={JUDGE_TITLE} lead={event?.title ?? ''} />
      {refused ? (
        <EmptyState
          scene={<TelescopeScene />}
          title="Only judges of this hackathon can score its entries"
          action={<ButtonLink to={pathOf('event', { id })}>See the event</ButtonLink>}
        />
      ) : (
        <JudgeDesk
          event={id}
          run={(entry) => (
            <Suspense fallback={null}>
              <JudgedRun event={id} entry={entry} heading="h3" />
            </Suspense>
          )}
        />
      )}
    </>
  );
}
