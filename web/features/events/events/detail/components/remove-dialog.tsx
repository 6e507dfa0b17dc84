import { MAX_EVENT_CHARS } from '@devorbit/contract/events/events-limits.ts';
import type { EventSummary } from '@devorbit/contract/events/events.ts';
import { Button, Checkbox, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { callOff, removeEvent } from '../../api.ts';
import { TRY_AGAIN } from '../../copy.ts';
import { cancelLater } from '../../series/api.ts';
import formClasses from '../../../../../ui/form.module.css';

/** Deletes an event that nobody is registered for; any other is cancelled, with a word to those who are. */
export function RemoveDialog({
  event,
  onClose,
  onGone,
}: {
  event: EventSummary;
  onClose: () => void;
  /** It is there no more. */
  onGone: () => void;
}) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [later, setLater] = useState(false);
  const remove = useAct(async () => {
    await removeEvent(client, event.id);
    onGone();
  }, TRY_AGAIN);
  const cancel = useAct(async () => {
    await (later ? cancelLater(client, event.id, reason) : callOff(client, event.id, reason));
    onClose();
  }, TRY_AGAIN);
  const running = event.status === 'upcoming' || event.status === 'live';
  return (
    <Dialog title={`Delete or cancel “${event.title}”`} onClose={onClose}>
      <div className={formClasses['dialog']}>
        <p>
          {event.registered > 0
            ? 'People have registered, so cancel the event instead: it stays visible as cancelled, and they’re all notified.'
            : 'Nobody has a place yet: you can delete the event for good.'}
        </p>
        {event.registered === 0 && (
          <ActButton size="md" color="red" pending={remove.pending} onClick={() => void remove.run()}>
            Delete the event
          </ActButton>
        )}
        <Message tone="bad">{remove.failure}</Message>
        {running && (
          <form
            className={formClasses['form']}
            onSubmit={(submitted) => {
              submitted.preventDefault();
              void cancel.run();
            }}
          >
            <Textarea
              label="Why it is cancelled"
              description="Everyone who is registered sees this."
              autosize
              minRows={2}
              required
              withAsterisk={false}
              maxLength={MAX_EVENT_CHARS.reason}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
            {event.repeats && (
              <Checkbox
                label="Cancel all later dates too"
                checked={later}
                onChange={({ currentTarget }) => setLater(currentTarget.checked)}
              />
            )}
            <Message tone="bad">{cancel.failure}</Message>
            <ActButton type="submit" variant="default" size="md" pending={cancel.pending}>
              Cancel the event
            </ActButton>
          </form>
        )}
        <div className={formClasses['ends']}>
          <Button variant="default" size="md" data-autofocus onClick={onClose}>
            Keep it
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
