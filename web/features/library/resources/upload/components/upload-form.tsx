import {
  ALREADY_HERE,
  MAX_RESOURCE_CHARS,
  resourceTypes,
  semesters,
  studyYears,
} from '@devorbit/contract/library/resources-limits.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useActForm } from '../../../../../platform/use-act-form.ts';
import { useDraft } from '../../../../../platform/use-draft.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { DraftNote } from '../../../../../ui/draft-note.tsx';
import { FileDrop } from '../../../../../ui/file-drop/file-drop.tsx';
import { cluster, grid, stack, text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { DONE, ONLY_ADMIN, UPLOAD_FAILED, UPLOADING } from '../../copy.ts';
import { ACCEPTED, duplicateOf, fileFault, missingFields, serversWord, sizeText } from '../../model.ts';
import { useUploading } from './use-uploading.ts';
import progress from '../../../../../ui/progress.module.css';
import classes from './upload-form.module.css';

const nothing = {
  title: '',
  name: '',
  description: '',
  college: '',
  branch: '',
  year: '',
  semester: '',
  subject: '',
  resource_type: '',
};
type Values = typeof nothing;

/** Wrong before anything was sent. */
class Fault extends Error {}

type Props = { colleges: readonly string[]; allowed: boolean };

/** Publishes a document; what was typed stays until it has arrived. For others than superusers it shows what it would take. */
export function UploadForm({ colleges, allowed }: Props) {
  const [typed, setTyped] = useState<Values>(nothing);
  const [file, setFile] = useState<File | null>(null);
  const [published, setPublished] = useState(false);
  const [duplicate, setDuplicate] = useState<{ id: number; title: string } | null>(null);
  const uploading = useUploading();
  const { form, act, onSubmit } = useActForm<Values>({
    initialValues: nothing,
    onValuesChange: (values) => {
      setTyped(values);
      setPublished(false);
    },
    send: async (values) => {
      setPublished(false);
      const fault = missingFields(values, file) ?? fileFault(file);
      if (fault !== null || file === null) throw new Fault(fault ?? '');
      const known = duplicate !== null;
      setDuplicate(null);
      try {
        await uploading.send(file, values, known);
      } catch (error) {
        setDuplicate(duplicateOf(error));
        throw error;
      }
      draft.forget();
      setFile(null);
      form.setValues(nothing);
      setTyped(nothing);
      setPublished(true);
    },
    failure: (error) => {
      if (error instanceof Fault) return error.message;
      // Whoever stopped it knows.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
      return duplicateOf(error) ? null : serversWord(error, UPLOAD_FAILED);
    },
  });
  const draft = useDraft({ name: 'resource.upload', value: typed, initial: nothing, onRestore: form.setValues });
  const field = (name: keyof Values) => ({
    name,
    size: 'md' as const,
    withAsterisk: true,
    disabled: !allowed,
    ...form.getInputProps(name),
  });
  return (
    <form className={stack(4)} noValidate aria-label="Upload a resource" onSubmit={onSubmit}>
      {!allowed && <Message tone="bad">{ONLY_ADMIN}</Message>}
      <FileDrop
        label="Choose a file, or drop it here"
        accept={ACCEPTED}
        disabled={!allowed || act.pending}
        onFiles={([first]) => {
          act.forget();
          setDuplicate(null);
          setPublished(false);
          setFile(first ?? null);
        }}
      />
      <p className={text('quiet', 'small')}>
        PDF, Word, PowerPoint, Excel, CSV, text, pictures and zip archives, up to 50 MB.
      </p>
      {file && (
        <p className={`${cluster(3)} ${text('small')}`}>
          <span className={text('strong', 'breaking')}>{file.name}</span> {sizeText(file.size)}
          {fileFault(file) !== null && <span className={text('bad')}>{fileFault(file)}</span>}
        </p>
      )}
      <div className={`${grid(4)} ${classes.fields}`}>
        <TextInput key={form.key('title')} label="Title" maxLength={MAX_RESOURCE_CHARS.title} {...field('title')} />
        <TextInput key={form.key('name')} label="Display name" maxLength={MAX_RESOURCE_CHARS.name} {...field('name')} />
        <NativeSelect
          key={form.key('college')}
          label="College"
          data={[{ value: '', label: 'Choose a college' }, ...colleges]}
          {...field('college')}
        />
        <TextInput key={form.key('branch')} label="Branch" maxLength={MAX_RESOURCE_CHARS.line} {...field('branch')} />
        <NativeSelect
          key={form.key('year')}
          label="Year"
          data={[{ value: '', label: 'Choose a year' }, ...studyYears.map(String)]}
          {...field('year')}
        />
        <NativeSelect
          key={form.key('semester')}
          label="Semester"
          data={[{ value: '', label: 'Choose a semester' }, ...semesters.map(String)]}
          {...field('semester')}
        />
        <TextInput
          key={form.key('subject')}
          label="Subject"
          maxLength={MAX_RESOURCE_CHARS.line}
          {...field('subject')}
        />
        <NativeSelect
          key={form.key('resource_type')}
          label="Resource type"
          data={[{ value: '', label: 'Choose a type' }, ...resourceTypes]}
          {...field('resource_type')}
        />
      </div>
      <Textarea
        key={form.key('description')}
        label="Description"
        autosize
        minRows={3}
        maxRows={10}
        maxLength={MAX_RESOURCE_CHARS.description}
        {...field('description')}
      />
      {act.pending && (
        <div className={stack(2)}>
          <progress
            className={progress.bar}
            max={1}
            aria-label={UPLOADING}
            {...(uploading.share === null ? {} : { value: uploading.share })}
          />
          <p className={`${cluster(3, { justify: 'between' })} ${text('small')}`}>
            <span role="status">{uploading.step}</span>
            <Button variant="default" size="xs" onClick={uploading.cancel}>
              Cancel upload
            </Button>
          </p>
        </div>
      )}
      <Message tone="bad">{act.failure}</Message>
      {duplicate && (
        <Message tone="bad">
          {ALREADY_HERE}:{' '}
          <Link to={pathOf('resource', { id: duplicate.id })} target="_blank">
            {duplicate.title}
          </Link>
          . Upload it once more only if both are needed.
        </Message>
      )}
      {published && <Message tone="good">{DONE}</Message>}
      <div className={cluster(3, { justify: 'between' })}>
        <DraftNote draft={draft} />
        <ActButton type="submit" size="md" disabled={!allowed} pending={act.pending} pendingText={UPLOADING}>
          {duplicate ? 'Upload anyway' : 'Upload'}
        </ActButton>
      </div>
    </form>
  );
}
