import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../../../platform/session.ts';
import { stack, text, unseen } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { SignInPrompt } from '../../../../ui/sign-in-prompt.tsx';
import { hackathonQuery } from '../api.ts';
import { datesText } from '../model.ts';
import { Countdown } from './countdown.tsx';
import { DatesForm } from './dates-form.tsx';
import { EntryForm } from './entry-form.tsx';
import { FindTeam } from './find-team.tsx';
import { Gallery } from './gallery.tsx';
import { TeamPanel } from './team-panel.tsx';

// For members of a team with an entry alone.
const FilePanel = lazy(async () => ({ default: (await import('../files/components/file-panel.tsx')).FilePanel }));
const TrialPanel = lazy(async () => ({ default: (await import('../runs/components/trial-panel.tsx')).TrialPanel }));

/** A hackathon: its dates, one's team and entry, and what others submitted. */
export function HackathonBoard({ event, vote }: { event: EventDetail; vote: ReactNode }) {
  const session = useSession();
  const query = useQuery(hackathonQuery(event.id));
  return (
    <div className={stack(5)}>
      <h2 className={unseen}>Taking part</h2>
      <ListPage query={query} failure="The hackathon could not be loaded">
        {(hackathon) => (
          <>
            <div className={stack(1)}>
              <p className={text('lead')}>{datesText(hackathon)}</p>
              {hackathon.open && hackathon.dates && (
                <Countdown
                  closesAt={hackathon.dates.submissionsCloseAt}
                  ahead={Date.parse(hackathon.now) - query.dataUpdatedAt}
                  onClosed={() => void query.refetch()}
                />
              )}
            </div>
            {event.canEdit && <DatesForm event={event.id} dates={hackathon.dates} />}
            {event.canEdit && hackathon.dates !== null && vote}
            {session === null && hackathon.open && <SignInPrompt frame="line" why="take part in this hackathon" />}
            {session !== null && hackathon.open && !hackathon.hasPlace && hackathon.team === null && (
              <p className={text('quiet')}>Register for the event to make or join a team.</p>
            )}
            {(hackathon.team !== null || (hackathon.open && hackathon.hasPlace)) && (
              <TeamPanel event={event.id} hackathon={hackathon} />
            )}
            {session !== null && hackathon.team === null && hackathon.open && (
              <FindTeam event={event.id} hasPlace={hackathon.hasPlace} />
            )}
            {hackathon.team !== null && hackathon.open && hackathon.hasPlace && (
              <EntryForm
                key={hackathon.team.id}
                event={event.id}
                entry={hackathon.entry}
                missing={(hackathon.dates?.leastMembers ?? 1) - hackathon.team.members.length}
              />
            )}
            {hackathon.entry !== null && hackathon.open && hackathon.hasPlace && (
              <Suspense fallback={null}>
                <FilePanel event={event.id} entry={hackathon.entry.id} />
                {hackathon.entry.runCommand !== '' && <TrialPanel event={event.id} />}
              </Suspense>
            )}
            <Gallery event={event.id} open={hackathon.open} />
          </>
        )}
      </ListPage>
    </div>
  );
}
