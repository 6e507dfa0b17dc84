import { MAX_SELF_CODE_CHARS } from '@devorbit/contract/events/check-in-limits.ts';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { cluster, stack } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { refreshEvents } from '../../api.ts';
import { TRY_AGAIN } from '../../copy.ts';
import { checkInHere } from '../api.ts';

/** Checks oneself in by the code on the screen at the place. `given` is the one of a QR code that was scanned. */
export function CheckInHere({ event, given }: { event: number; given: string }) {
  const client = useQueryClient();
  const [code, setCode] = useState(given);
  const [open, setOpen] = useState(given !== '');
  const act = useAct(async () => {
    await checkInHere(event, code);
    await refreshEvents(client);
  }, TRY_AGAIN);
  if (!open)
    return (
      <div>
        <Button variant="default" size="sm" onClick={() => setOpen(true)}>
          Check in with the code on the screen
        </Button>
      </div>
    );
  return (
    <form
      className={stack(2)}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void act.run();
      }}
    >
      <div className={cluster(2, { align: 'end' })}>
        <TextInput
          size="md"
          label="Code on the screen"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_SELF_CODE_CHARS}
          required
          withAsterisk={false}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <ActButton type="submit" size="md" pending={act.pending}>
          I’m here
        </ActButton>
      </div>
      <Message tone="bad">{act.failure}</Message>
    </form>
  );
}
