import { ALREADY_HERE } from '@devorbit/contract/library/resources-limits.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useActForm } from '../../../../../platform/use-act-form.ts';
import { useDraft } from '../../../../../platform/use-draft.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { DraftNote } from '../../../../../ui/draft-note.tsx';
import { cluster, stack } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { UPLOAD_FAILED, UPLOADING } from '../../copy.ts';
import { duplicateOf, fileFault, missingFields, serversWord } from '../../model.ts';
import { noWords, type Words } from '../model.ts';
import { FileField } from './file-field.tsx';
import { ResourceFields } from './resource-fields.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { type Delivery, useUploading } from './use-uploading.ts';

/** Wrong before anything was sent. */
class Fault extends Error {}

type Props = {
  /** Its accessible name. */
  label: string;
  /** Of the draft that is kept of it. */
  draft: string;
  colleges: readonly string[];
  disabled?: boolean;
  delivery: Delivery;
  /** What the button says, and once more where the file is here already; without that it is not sent again. */
  send: string;
  sendAnyway?: string;
  /** What is said when it has arrived. */
  done: ReactNode;
  /** Above the fields. */
  lead?: ReactNode;
};

/** Hands a document in; what was typed stays until it has arrived. */
export function DocumentForm({ label, colleges, disabled = false, delivery, done, lead, ...how }: Props) {
  const [typed, setTyped] = useState<Words>(noWords);
  const [file, setFile] = useState<File | null>(null);
  const [arrived, setArrived] = useState(false);
  const [duplicate, setDuplicate] = useState<{ id: number; title: string } | null>(null);
  const uploading = useUploading(delivery);
  const { form, act, onSubmit } = useActForm<Words>({
    initialValues: noWords,
    onValuesChange: (values) => {
      setTyped(values);
      setArrived(false);
    },
    send: async (values) => {
      setArrived(false);
      const fault = missingFields(values, file) ?? fileFault(file);
      if (fault !== null || file === null) throw new Fault(fault ?? '');
      const known = duplicate !== null;
      setDuplicate(null);
      try {
        await uploading.send(file, values, known && how.sendAnyway !== undefined);
      } catch (error) {
        setDuplicate(duplicateOf(error));
        throw error;
      }
      draft.forget();
      setFile(null);
      form.setValues(noWords);
      setTyped(noWords);
      setArrived(true);
    },
    failure: (error) => {
      if (error instanceof Fault) return error.message;
      // Whoever stopped it knows.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
      return duplicateOf(error) ? null : serversWord(error, UPLOAD_FAILED);
    },
  });
  const draft = useDraft({ name: how.draft, value: typed, initial: noWords, onRestore: form.setValues });
  return (
    <form className={stack(4)} noValidate aria-label={label} onSubmit={onSubmit}>
      {lead}
      <FileField
        file={file}
        disabled={disabled || act.pending}
        onFile={(chosen) => {
          act.forget();
          setDuplicate(null);
          setArrived(false);
          setFile(chosen);
        }}
      />
      <ResourceFields form={form} colleges={colleges} licence={typed.licence} disabled={disabled} />
      {act.pending && <UploadProgress step={uploading.step} share={uploading.share} onCancel={uploading.cancel} />}
      <Message tone="bad">{act.failure}</Message>
      {duplicate && (
        <Message tone="bad">
          {ALREADY_HERE}:{' '}
          <Link to={pathOf('resource', { id: duplicate.id })} target="_blank">
            {duplicate.title}
          </Link>
          {how.sendAnyway && '. Upload it once more only if both are needed.'}
        </Message>
      )}
      {arrived && <Message tone="good">{done}</Message>}
      <div className={cluster(3, { justify: 'between' })}>
        <DraftNote draft={draft} />
        <ActButton type="submit" size="md" disabled={disabled} pending={act.pending} pendingText={UPLOADING}>
          {duplicate && how.sendAnyway ? how.sendAnyway : how.send}
        </ActButton>
      </div>
    </form>
  );
}
