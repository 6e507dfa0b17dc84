import type { Resource } from '@devorbit/contract/library/resources.ts';
import { Button } from '@mantine/core';
import { FilePen, Replace } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { cluster } from '../../../../ui/layout.ts';
import { EDIT } from '../upload/copy.ts';
import { REPLACE } from '../versions/copy.ts';

const EditDialog = lazy(async () => ({ default: (await import('../upload/components/edit-dialog.tsx')).EditDialog }));
const ReplaceDialog = lazy(async () => ({
  default: (await import('../versions/components/replace-dialog.tsx')).ReplaceDialog,
}));

/** What superusers do to a document. */
export function SuperuserTools({ resource }: { resource: Resource }) {
  const [open, setOpen] = useState<'edit' | 'replace' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={cluster(2)}>
      <Button
        variant="default"
        size="sm"
        leftSection={<FilePen size={15} aria-hidden="true" />}
        onClick={() => setOpen('edit')}
      >
        {EDIT}
      </Button>
      {resource.state === 'published' && (
        <Button
          variant="default"
          size="sm"
          leftSection={<Replace size={15} aria-hidden="true" />}
          onClick={() => setOpen('replace')}
        >
          {REPLACE}
        </Button>
      )}
      <Suspense>
        {open === 'edit' && <EditDialog resource={resource} onClose={close} />}
        {open === 'replace' && <ReplaceDialog resource={resource} onClose={close} />}
      </Suspense>
    </div>
  );
}
