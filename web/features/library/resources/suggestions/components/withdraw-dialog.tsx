import { useQueryClient } from '@tanstack/react-query';
import { plainSentence } from '../../../../../platform/api-error.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { withdraw } from '../api.ts';

type Props = { resource: { id: number; title: string }; onClose: () => void; onDone: () => void };

/** Asks once more before a suggestion is taken back. */
export function WithdrawDialog({ resource: { id, title }, onClose, onDone }: Props) {
  const client = useQueryClient();
  const act = useAct(
    async () => {
      await withdraw(client, id);
      onDone();
    },
    (error) => plainSentence(error, 'Your suggestion was not withdrawn. Please try again.'),
  );
  return (
    <ConfirmDialog title={`Withdraw “${title}”`} confirm="Withdraw" act={act} onClose={onClose}>
      This deletes the file and everything you said about it.
    </ConfirmDialog>
  );
}
