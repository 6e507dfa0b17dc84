import type { EventSummary } from '@devorbit/contract/events/events.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { cluster } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { decideAbout } from '../../api.ts';
import { useViewer } from '../../components/use-viewer.ts';
import { APPROVE, TRY_AGAIN } from '../../copy.ts';

type Props = { event: EventSummary; onEdit: () => void; onRemove: () => void };

/** What staff and who made an event may do with it. */
export function EventTools({ event, onEdit, onRemove }: Props) {
  const client = useQueryClient();
  const { admin } = useViewer();
  const approve = useAct(() => decideAbout(client, event.id, 'approve'), TRY_AGAIN);
  return (
    <div className={cluster(2)}>
      {admin && event.state !== 'approved' && event.status !== 'cancelled' && (
        <ActButton size="sm" pending={approve.pending} onClick={() => void approve.run()}>
          {APPROVE}
        </ActButton>
      )}
      {event.status !== 'cancelled' && (
        <Button variant="default" size="sm" onClick={onEdit}>
          Edit
        </Button>
      )}
      <Button variant="default" size="sm" onClick={onRemove}>
        Delete or cancel
      </Button>
      <Message tone="bad">{approve.failure}</Message>
    </div>
  );
}
