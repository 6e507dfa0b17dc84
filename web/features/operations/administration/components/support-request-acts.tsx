import type { SupportRequest } from '@devorbit/contract/operations/support.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { move, type Move } from '../api.ts';
import { ACT_FAILURE } from '../copy.ts';

/** What can be done with a message in its state. */
export function SupportRequestActs({
  request: { id, state, assigned_to },
  self,
}: {
  request: SupportRequest;
  self: string;
}) {
  const client = useQueryClient();
  const act = useAct((to: Move) => move(client, id, to), ACT_FAILURE);
  const mine = assigned_to === self;
  const acts: { label: string; to: Move }[] = [
    mine ? { label: 'Unassign me', to: { mine: false } } : { label: 'Assign to me', to: { mine: true } },
    ...(state === 'spam'
      ? [{ label: 'Not spam', to: { state: 'open' } } as const]
      : state === 'closed'
        ? [{ label: 'Reopen message', to: { state: 'open' } } as const]
        : [
            { label: 'Mark as spam', to: { state: 'spam' } } as const,
            { label: 'Close message', to: { state: 'closed' } } as const,
          ]),
  ];
  return (
    <>
      <Message tone="bad">{act.failure}</Message>
      <div className={cluster(3, { justify: 'end', align: 'stretch' })}>
        {acts.map(({ label, to }) => (
          <ActButton key={label} variant="default" pending={act.pending} onClick={() => void act.run(to)}>
            {label}
          </ActButton>
        ))}
      </div>
    </>
  );
}
