import type { Resource } from '@devorbit/contract/library/resources.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../../platform/use-act.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { removeResource } from '../api.ts';
import { CONFIRM_DELETE, DELETE, DELETE_FAILED } from '../copy.ts';
import { serversWord } from '../model.ts';

type Props = { resource: Resource; onClose: () => void; onDeleted: () => void };

/** Asks once more. */
export function DeleteDialog({ resource: { id, title }, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  const act = useAct(
    async () => {
      await removeResource(client, id);
      onDeleted();
    },
    (error) => serversWord(error, DELETE_FAILED),
  );
  return (
    <ConfirmDialog title={`Delete “${title}”`} confirm={DELETE} act={act} onClose={onClose}>
      {CONFIRM_DELETE}
    </ConfirmDialog>
  );
}
