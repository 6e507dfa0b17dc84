import type { EventDetail } from '@devorbit/contract/events/events.ts';
import type { Registration } from '@devorbit/contract/events/registrations.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Hourglass } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { momentText } from '../../../../../platform/format/dates.ts';
import { counted } from '../../../../../platform/format/plurals.ts';
import { usePageQuery } from '../../../../../platform/page-query.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { cluster, row, stack, text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { SignInPrompt } from '../../../../../ui/sign-in-prompt.tsx';
import { givePlaceBack, registrationQuery, takeOffer } from '../../api.ts';
import { useViewer } from '../../components/use-viewer.ts';
import { TRY_AGAIN } from '../../copy.ts';
import { isFull } from '../../model.ts';
import {
  CLOSED,
  GIVE_BACK,
  JOIN_WAITLIST,
  LEAVE_WAITLIST,
  REGISTER_NOW,
  REQUEST_PLACE,
  TAKE_PLACE,
  waitText,
  WITHDRAW,
  YOU_ARE_GOING,
} from '../copy.ts';
import classes from './registration-panel.module.css';

const TicketPanel = lazy(async () => ({
  default: (await import('../../ticket/components/ticket-panel.tsx')).TicketPanel,
}));
const CheckInHere = lazy(async () => ({
  default: (await import('../../check-in/components/check-in-here.tsx')).CheckInHere,
}));
const RegisterDialog = lazy(async () => ({ default: (await import('./register-dialog.tsx')).RegisterDialog }));

/** What registering is called now. */
const actName = (event: EventDetail): string =>
  event.approval ? REQUEST_PLACE : isFull(event) || event.waiting > 0 ? JOIN_WAITLIST : REGISTER_NOW;

/** One's own place at an event, or the way to one. */
export function RegistrationPanel({ event }: { event: EventDetail }) {
  const { username } = useViewer();
  if (event.status === 'cancelled' || event.status === 'ended') return null;
  if (username === null)
    return event.registrationOpen ? (
      <SignInPrompt frame="line" why={isFull(event) ? 'join the waitlist' : 'register'}>
        You’ll come back here.
      </SignInPrompt>
    ) : (
      <p className={text('quiet')}>{CLOSED}</p>
    );
  return <OwnRegistration event={event} />;
}

function OwnRegistration({ event }: { event: EventDetail }) {
  const query = useQuery(registrationQuery(event.id));
  const [open, setOpen] = useState(false);
  const registration = query.data;
  if (query.isPending) return <p className={`${text('quiet')} ${classes.waiting}`}>Loading your place…</p>;
  if (query.isError)
    return (
      <Message tone="bad">
        Your place could not be loaded.{' '}
        <button type="button" className={classes.again} onClick={() => void query.refetch()}>
          Try again
        </button>
      </Message>
    );
  const active = registration && ['pending', 'confirmed', 'waiting', 'offered'].includes(registration.state);
  if (registration && active) return <Place event={event} registration={registration} />;
  return (
    <div className={stack(2)}>
      {registration?.state === 'declined' && (
        <Message tone="bad">The organizer can’t give you a place at this event.</Message>
      )}
      {registration?.state === 'expired' && (
        <p className={text('quiet')}>You didn’t take the place in time, so it went to the next person.</p>
      )}
      {registration?.state !== 'declined' &&
        (event.registrationOpen ? (
          <div className={cluster(3)}>
            <Button size="md" onClick={() => setOpen(true)}>
              {actName(event)}
            </Button>
            {event.waiting > 0 && (
              <p className={text('quiet', 'small')}>{counted(event.waiting, 'person', 'people')} waiting</p>
            )}
          </div>
        ) : (
          <p className={text('quiet')}>
            {event.state === 'approved' ? CLOSED : 'Registration opens once the event is approved.'}
          </p>
        ))}
      {open && (
        <Suspense>
          <RegisterDialog event={event} name={actName(event)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Place({ event, registration }: { event: EventDetail; registration: Registration }) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const [params] = usePageQuery();
  const here = params.get('here') ?? '';
  const { state, seats, waitlist, offeredUntil } = registration;
  const leave = useAct(async () => {
    await givePlaceBack(client, event.id);
    setLeaving(false);
  }, TRY_AGAIN);
  const accept = useAct(() => takeOffer(client, event.id), TRY_AGAIN);
  const leaveName = state === 'waiting' ? LEAVE_WAITLIST : state === 'pending' ? WITHDRAW : GIVE_BACK;
  const withOthers = seats > 1 ? ` with ${seats - 1} more` : '';
  return (
    <div className={`${stack(3)} ${classes.place}`} data-state={state} role="status">
      {state === 'confirmed' && (
        <p className={`${row(2)} ${text('strong')}`}>
          <CircleCheck size={20} aria-hidden="true" />
          {YOU_ARE_GOING}
          {withOthers}
        </p>
      )}
      {state === 'pending' && (
        <p className={`${row(2)} ${text('strong')}`}>
          <Hourglass size={20} aria-hidden="true" />
          You requested a place{withOthers}. We’ll let you know what the organizer decides.
        </p>
      )}
      {state === 'waiting' && waitlist && (
        <>
          <p className={`${row(2)} ${text('strong')}`}>
            <Hourglass size={20} aria-hidden="true" />
            You are number {waitlist.position} of {waitlist.waiting} on the waitlist{withOthers}
          </p>
          <p className={text('quiet', 'small')}>{waitText(waitlist)}</p>
        </>
      )}
      {state === 'offered' && offeredUntil !== null && (
        <>
          <p className={text('strong')}>
            A place is reserved for you until {momentText(offeredUntil)}
            {withOthers}.
          </p>
          <div>
            <ActButton size="md" pending={accept.pending} onClick={() => void accept.run()}>
              {TAKE_PLACE}
            </ActButton>
          </div>
          <Message tone="bad">{accept.failure}</Message>
        </>
      )}
      {state === 'confirmed' && (
        <Suspense>
          <TicketPanel event={event} />
          {(event.status === 'live' || here !== '') && <CheckInHere event={event.id} given={here} />}
        </Suspense>
      )}
      {state === 'confirmed' && event.onlineUrl !== '' && (
        <p>
          <a href={event.onlineUrl} rel="noopener noreferrer" target="_blank">
            Join online
          </a>
        </p>
      )}
      {state === 'confirmed' && event.onlineUrl === '' && event.way !== 'in_person' && (
        <p className={text('quiet', 'small')}>The link to join online appears here an hour before the start.</p>
      )}
      {state === 'confirmed' && event.paymentUrl !== '' && event.price > 0 && (
        <p className={text('small')}>
          The price is paid to the organizer:{' '}
          <a href={event.paymentUrl} rel="noopener noreferrer nofollow ugc" target="_blank">
            {new URL(event.paymentUrl).hostname}
          </a>
        </p>
      )}
      <div>
        <Button variant="default" size="sm" onClick={() => setLeaving(true)}>
          {leaveName}
        </Button>
      </div>
      {leaving && (
        <ConfirmDialog title={`${leaveName}?`} confirm={leaveName} act={leave} onClose={() => setLeaving(false)}>
          {state === 'confirmed' || state === 'offered'
            ? 'Your place goes to the next person on the waitlist right away. If you register again, you’ll be last in line.'
            : 'If you register again, you’ll be last in line.'}
        </ConfirmDialog>
      )}
    </div>
  );
}
