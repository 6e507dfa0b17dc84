import { ALREADY_HERE, MAX_RESOURCE_CHARS, NO_FILE } from '@devorbit/contract/library/resources-limits.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useActForm } from '../../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { UPLOAD_FAILED, UPLOADING } from '../../copy.ts';
import { duplicateOf, fileFault, serversWord } from '../../model.ts';
import { FileField } from '../../upload/components/file-field.tsx';
import { UploadProgress } from '../../upload/components/upload-progress.tsx';
import { useUploading } from '../../upload/components/use-uploading.ts';
import { sendVersion } from '../api.ts';
import { REPLACE } from '../copy.ts';
import forms from '../../../../../ui/form.module.css';

/** Wrong before anything was sent. */
class Fault extends Error {}

type Props = { resource: { id: number; title: string }; onClose: () => void };

/** Puts a new file in place of a document's. */
export function ReplaceDialog({ resource: { id, title }, onClose }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [duplicate, setDuplicate] = useState<{ id: number; title: string } | null>(null);
  const uploading = useUploading(sendVersion(id));
  const { form, act, onSubmit } = useActForm({
    initialValues: { note: '' },
    send: async (values) => {
      const fault = file === null ? NO_FILE : fileFault(file);
      if (fault !== null || file === null) throw new Fault(fault ?? '');
      const known = duplicate !== null;
      setDuplicate(null);
      try {
        await uploading.send(file, values, known);
      } catch (error) {
        setDuplicate(duplicateOf(error));
        throw error;
      }
      onClose();
    },
    failure: (error) => {
      if (error instanceof Fault) return error.message;
      if (error instanceof DOMException && error.name === 'AbortError') return null;
      return duplicateOf(error) ? null : serversWord(error, UPLOAD_FAILED);
    },
  });
  return (
    <Dialog title={`${REPLACE}: ${title}`} onClose={onClose}>
      <form className={forms['dialog']} noValidate aria-label={REPLACE} onSubmit={onSubmit}>
        <p className={text('quiet')}>
          The address, bookmarks and counts stay. Superusers can still download the old file.
        </p>
        <FileField
          file={file}
          disabled={act.pending}
          onFile={(chosen) => {
            act.forget();
            setDuplicate(null);
            setFile(chosen);
          }}
        />
        <TextInput
          key={form.key('note')}
          name="note"
          label="What changed"
          size="md"
          withAsterisk
          maxLength={MAX_RESOURCE_CHARS.note}
          {...form.getInputProps('note')}
        />
        {act.pending && <UploadProgress step={uploading.step} share={uploading.share} onCancel={uploading.cancel} />}
        <Message tone="bad">{act.failure}</Message>
        {duplicate && (
          <Message tone="bad">
            {ALREADY_HERE}:{' '}
            <Link to={pathOf('resource', { id: duplicate.id })} target="_blank">
              {duplicate.title}
            </Link>
          </Message>
        )}
        <div className={forms['ends']}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending} pendingText={UPLOADING}>
            {duplicate ? 'Upload anyway' : 'Replace'}
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
