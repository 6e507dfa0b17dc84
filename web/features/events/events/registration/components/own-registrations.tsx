import type { OwnRegistration } from '@devorbit/contract/events/registrations.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { momentText } from '../../../../../platform/format/dates.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { useNow } from '../../../../../platform/use-now.ts';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { card, cluster, divided, pad, stack, tag, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { LaunchpadScene } from '../../../../../ui/scenes/launchpad-scene.tsx';
import { givePlaceBack, ownRegistrationsQuery } from '../../api.ts';
import { TRY_AGAIN } from '../../copy.ts';
import { GIVE_BACK, stateNames, waitText } from '../copy.ts';
import classes from './attendees-panel.module.css';

const active = ['pending', 'confirmed', 'waiting', 'offered'];

/** What one is registered for or waits for, and what was. */
export function OwnRegistrations() {
  const query = useQuery(ownRegistrationsQuery());
  return (
    <ListPage
      query={query}
      failure="Your events could not be loaded"
      said="title"
      empty={(rows) =>
        rows.length > 0 ? null : (
          <EmptyState
            scene={<LaunchpadScene />}
            title="You are not registered for anything yet"
            action={<ButtonLink to={pathOf('events-hackathons')}>Find an event</ButtonLink>}
          />
        )
      }
    >
      {(rows) => (
        <ul className={`${stack(0)} ${divided} ${card()} ${classes.list}`}>
          {rows.map((one) => (
            <OwnRow key={one.registration.id} one={one} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function OwnRow({ one }: { one: OwnRegistration }) {
  const { registration, event, eventId, title, startsAt, endsAt } = one;
  const client = useQueryClient();
  const now = useNow();
  const [leaving, setLeaving] = useState(false);
  const leave = useAct(async () => {
    await givePlaceBack(client, eventId);
    setLeaving(false);
  }, TRY_AGAIN);
  const over = now !== null && Date.parse(endsAt) <= now;
  const { state, waitlist } = registration;
  return (
    <li className={`${pad(4)} ${stack(2)}`}>
      <div className={cluster(2)}>
        <span className={text('strong', 'breaking')}>
          {event === null ? title : <Link to={pathOf('event', { id: eventId })}>{title}</Link>}
        </span>
        <span className={tag} data-tone={state === 'confirmed' ? 'good' : state === 'declined' ? 'bad' : undefined}>
          {over && state === 'confirmed' ? 'Past' : stateNames[state]}
        </span>
        {event?.status === 'cancelled' && (
          <span className={tag} data-tone="bad">
            Cancelled
          </span>
        )}
      </div>
      <p className={text('quiet', 'small', 'breaking')}>
        {momentText(startsAt)}
        {event !== null && ` · ${event.location}`}
      </p>
      {event === null && (
        <p className={text('quiet', 'small')}>
          The organizer changed it, and it’s being reviewed. You keep your place.
        </p>
      )}
      {waitlist && (
        <p className={text('small')}>
          Number {waitlist.position} of {waitlist.waiting}. {waitText(waitlist)}
        </p>
      )}
      {!over && active.includes(state) && event?.status !== 'cancelled' && (
        <div>
          <Button variant="default" size="sm" aria-label={`${GIVE_BACK}: ${title}`} onClick={() => setLeaving(true)}>
            {state === 'waiting' || state === 'pending' ? 'Give up' : GIVE_BACK}
          </Button>
        </div>
      )}
      {leaving && (
        <ConfirmDialog title={`Give up “${title}”?`} confirm="Give up" act={leave} onClose={() => setLeaving(false)}>
          If you register again, you’ll be last in line.
        </ConfirmDialog>
      )}
    </li>
  );
}
