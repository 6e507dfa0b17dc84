import type { EventDetail } from '@devorbit/contract/events/events.ts';
import type { Programme, ProgrammeSession, Speaker } from '@devorbit/contract/events/programme.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { dayNameText } from '../../../../platform/format/dates.ts';
import { usePageQuery } from '../../../../platform/page-query.ts';
import { useSession } from '../../../../platform/session.ts';
import { useNow } from '../../../../platform/use-now.ts';
import { Chip } from '../../../../ui/chip.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { TelescopeScene } from '../../../../ui/scenes/telescope-scene.tsx';
import { SignInLink } from '../../../../ui/sign-in.tsx';
import { programmeQuery } from '../api.ts';
import { type Day, daysOf, filtered, isNow, overlapping, tracksOf } from '../model.ts';
import { SessionCard } from './session-card.tsx';
import { SpeakerCards } from './speaker-cards.tsx';
import classes from './programme-board.module.css';

// For organizers alone.
const SessionDialog = lazy(async () => ({ default: (await import('./session-dialog.tsx')).SessionDialog }));
const SpeakerDialog = lazy(async () => ({ default: (await import('./speaker-dialog.tsx')).SpeakerDialog }));

/** What is being written: one that is there, or 'new'. */
type Editing = { session: ProgrammeSession | 'new' } | { speaker: Speaker | 'new' } | null;

/** The programme of an event: its sessions by day and room, one's own choice of them, and who speaks. */
export function ProgrammeBoard({ event }: { event: EventDetail }) {
  const query = useQuery(programmeQuery(event.id));
  return (
    <ListPage query={query} failure="The programme could not be loaded">
      {(programme) => <Board event={event} programme={programme} />}
    </ListPage>
  );
}

function Board({ event, programme }: { event: EventDetail; programme: Programme }) {
  const session = useSession();
  const [params, change] = usePageQuery();
  const [editing, setEditing] = useState<Editing>(null);
  const tracks = tracksOf(programme.sessions);
  const asked = params.get('track') ?? '';
  const track = tracks.includes(asked) ? asked : '';
  const mine = session !== null && params.get('mine') === '1';
  const days = daysOf(filtered(programme.sessions, { track, mine }));
  const write = event.canEdit && event.status !== 'cancelled';
  return (
    <div className={stack(5)}>
      <div className={stack(3)}>
        {write && (
          <div className={cluster(2)}>
            <Button size="md" onClick={() => setEditing({ session: 'new' })}>
              Add a session
            </Button>
            <Button size="md" variant="default" onClick={() => setEditing({ speaker: 'new' })}>
              Add a speaker
            </Button>
          </div>
        )}
        {(event.callOpen || event.canEdit) && (
          <p>
            <Link to={pathOf('call-for-papers', { id: event.id })}>
              {event.callOpen ? 'Call for papers: propose a session' : 'Call for papers'}
            </Link>
          </p>
        )}
        {programme.sessions.length > 0 && (
          <>
            <p className={text('quiet')}>
              Times are in {programme.timeZone}.{' '}
              {session === null ? (
                <>
                  <SignInLink why="star sessions" /> to star sessions and build your own programme.
                </>
              ) : (
                <>
                  Starred sessions are in <Link to={pathOf('my-events')}>your personal calendar</Link>.
                </>
              )}
            </p>
            <div className={cluster(2)} role="group" aria-label="Filter">
              {session !== null && (
                <Chip pressed={mine} onClick={() => change({ mine: mine ? null : '1' })}>
                  My programme
                </Chip>
              )}
              {tracks.map((one) => (
                <Chip key={one} pressed={track === one} onClick={() => change({ track: track === one ? null : one })}>
                  {one}
                </Chip>
              ))}
            </div>
          </>
        )}
      </div>
      {days.map((day) => (
        <DayPlan
          key={day.date}
          event={event.id}
          day={day}
          programme={programme}
          onEdit={write ? (one) => setEditing({ session: one }) : null}
        />
      ))}
      {days.length === 0 && (
        <EmptyState
          scene={<TelescopeScene />}
          title={
            programme.sessions.length === 0
              ? 'No programme yet'
              : mine
                ? 'Star sessions to build your programme'
                : 'No sessions match'
          }
          {...(programme.sessions.length > 0
            ? {
                action: (
                  <Button variant="default" onClick={() => change({ mine: null, track: null })}>
                    Show all sessions
                  </Button>
                ),
              }
            : {})}
        />
      )}
      <SpeakerCards programme={programme} onEdit={write ? (one) => setEditing({ speaker: one }) : null} />
      <Suspense>
        {editing !== null && 'session' in editing && (
          <SessionDialog
            event={event}
            programme={programme}
            session={editing.session === 'new' ? null : editing.session}
            onClose={() => setEditing(null)}
          />
        )}
        {editing !== null && 'speaker' in editing && (
          <SpeakerDialog
            event={event.id}
            speaker={editing.speaker === 'new' ? null : editing.speaker}
            onClose={() => setEditing(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

type DayProps = {
  event: number;
  day: Day;
  programme: Programme;
  onEdit: ((session: ProgrammeSession) => void) | null;
};

/** Rooms beside each other where there is room, else one list. */
function DayPlan({ event, day, programme, onEdit }: DayProps) {
  const now = useNow();
  const clashes = overlapping(programme.sessions);
  const title = `day-${day.date}`;
  return (
    <section className={stack(3)} aria-labelledby={title}>
      <h2 id={title} className={text('part')}>
        {dayNameText(day.date)}
      </h2>
      <div className={classes.plan} style={{ '--rooms': day.rooms.length } as CSSProperties}>
        {day.rooms.map((room, at) => (
          // Each session says its room itself.
          <p
            key={room}
            className={`${text('strong', 'breaking')} ${classes.room}`}
            style={{ gridColumn: at + 1 }}
            aria-hidden
          >
            {room}
          </p>
        ))}
        <ol className={classes.sessions} aria-label={dayNameText(day.date)}>
          {day.placed.map(({ session, column, from, to }) => (
            <li
              key={session.id}
              className={classes.place}
              style={{ '--column': column, '--from': from, '--to': to } as CSSProperties}
            >
              <SessionCard
                event={event}
                session={session}
                speakers={session.speakers.flatMap((id) => programme.speakers.find((one) => one.id === id) ?? [])}
                now={isNow(session, now)}
                clashes={clashes.has(session.id)}
                onEdit={onEdit === null ? null : () => onEdit(session)}
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
