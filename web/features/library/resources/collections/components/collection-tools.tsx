import type { ResourceCollection } from '@devorbit/contract/library/resource-collections.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { plainSentence } from '../../../../../platform/api-error.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../../../ui/copy-button.tsx';
import { cluster, text } from '../../../../../ui/layout.ts';
import { removeCollection } from '../api.ts';

const CollectionDialog = lazy(async () => ({ default: (await import('./collection-dialog.tsx')).CollectionDialog }));

/** What its owner does to a collection: share, edit, delete. */
export function CollectionTools({ collection }: { collection: ResourceCollection }) {
  const { id, title, visibility } = collection;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const remove = useAct(
    async () => {
      await removeCollection(client, id);
      await navigate(`${pathOf('my-library')}?tab=collections`);
    },
    (error) => plainSentence(error, 'The collection was not deleted. Please try again.'),
  );
  return (
    <div className={cluster(2)}>
      <Button variant="default" size="sm" onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Button variant="default" size="sm" onClick={() => setOpen('delete')}>
        Delete
      </Button>
      {visibility === 'public' && (
        <span className={`${cluster(1)} ${text('small', 'quiet')}`}>
          Anyone with the link can see it
          <CopyButton text={globalThis.location.origin + pathOf('resource-collection', { id })} label="Copy the link" />
        </span>
      )}
      {open === 'edit' && (
        <Suspense>
          <CollectionDialog collection={collection} onClose={close} onSaved={close} />
        </Suspense>
      )}
      {open === 'delete' && (
        <ConfirmDialog title={`Delete “${title}”`} confirm="Delete" act={remove} onClose={close}>
          The documents in it stay in the Resource Hub.
        </ConfirmDialog>
      )}
    </div>
  );
}
