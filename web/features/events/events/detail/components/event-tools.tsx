import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { cluster } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { decideAbout } from '../../api.ts';
import { useViewer } from '../../components/use-viewer.ts';
import { APPROVE, TRY_AGAIN } from '../../copy.ts';

const RepeatDialog = lazy(async () => ({
  default: (await import('../../series/components/repeat-dialog.tsx')).RepeatDialog,
}));
const LaterDialog = lazy(async () => ({
  default: (await import('../../series/components/later-dialog.tsx')).LaterDialog,
}));

type Props = { event: EventDetail; onEdit: () => void; onCopy: () => void; onRemove: () => void };

/** What its organizers and helpers may do with an event. */
export function EventTools({ event, onEdit, onCopy, onRemove }: Props) {
  const client = useQueryClient();
  const { admin } = useViewer();
  const { pathname } = useLocation();
  const manage = pathOf('event-manage', { id: event.id });
  const [dialog, setDialog] = useState<'repeat' | 'later' | null>(null);
  const running = event.status === 'upcoming' || event.status === 'live';
  const approve = useAct(() => decideAbout(client, event.id, 'approve'), TRY_AGAIN);
  return (
    <div className={cluster(2)}>
      {admin && event.state !== 'approved' && event.status !== 'cancelled' && (
        <ActButton size="sm" pending={approve.pending} onClick={() => void approve.run()}>
          {APPROVE}
        </ActButton>
      )}
      {event.canEdit && pathname !== manage && (
        <Button component={Link} variant="default" size="sm" to={manage}>
          Manage
        </Button>
      )}
      {event.canCheckIn && event.status !== 'cancelled' && (
        <Button component={Link} variant="default" size="sm" to={pathOf('event-check-in', { id: event.id })}>
          Check-in
        </Button>
      )}
      {event.canJudge && (
        <Button component={Link} size="sm" to={pathOf('event-judge', { id: event.id })}>
          Judge entries
        </Button>
      )}
      {event.canReview && event.hasCall && (
        <Button component={Link} size="sm" to={pathOf('call-for-papers', { id: event.id })}>
          Review proposals
        </Button>
      )}
      {event.canEdit && event.type === 'hackathon' && (
        <Button component={Link} variant="default" size="sm" to={pathOf('event-judging', { id: event.id })}>
          Judging
        </Button>
      )}
      {event.canEdit && event.status !== 'cancelled' && (
        <Button variant="default" size="sm" onClick={onEdit}>
          Edit
        </Button>
      )}
      {event.canEdit && (
        <Button variant="default" size="sm" onClick={onCopy}>
          Copy
        </Button>
      )}
      {event.canDelete && !event.repeats && running && (
        <Button variant="default" size="sm" onClick={() => setDialog('repeat')}>
          Repeat
        </Button>
      )}
      {event.canEdit && event.repeats && running && (
        <Button variant="default" size="sm" onClick={() => setDialog('later')}>
          Edit later dates
        </Button>
      )}
      {event.canDelete && (
        <Button variant="default" size="sm" onClick={onRemove}>
          Delete or cancel
        </Button>
      )}
      <Message tone="bad">{approve.failure}</Message>
      <Suspense>
        {dialog === 'repeat' && <RepeatDialog event={event} onClose={() => setDialog(null)} />}
        {dialog === 'later' && <LaterDialog event={event} onClose={() => setDialog(null)} />}
      </Suspense>
    </div>
  );
}
