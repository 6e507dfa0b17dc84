import { MAX_ENTRY_CHARS as CHARS } from '@devorbit/contract/events/hackathons-limits.ts';
import type { Entry, EntryFields } from '@devorbit/contract/events/hackathons.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { counted } from '../../../../platform/format/plurals.ts';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { card, cluster, pad, stack, tag, text } from '../../../../ui/layout.ts';
import { Markdown } from '../../../../ui/markdown/markdown.tsx';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { keepEntry } from '../api.ts';
import { FIELD_LABELS, TRY_AGAIN } from '../copy.ts';
import formClasses from '../../../../ui/form.module.css';

const VersionsDialog = lazy(async () => ({
  default: (await import('../versions/components/versions-dialog.tsx')).VersionsDialog,
}));

const RunFields = lazy(async () => ({ default: (await import('../runs/components/run-fields.tsx')).RunFields }));

const must = { required: true, withAsterisk: false } as const;

type Props = {
  event: number;
  entry: Entry | null;
  /** How many members the team lacks to submit. */
  missing: number;
};

const fieldsOf = (entry: Entry | null): EntryFields => ({
  title: entry?.title ?? '',
  tagline: entry?.tagline ?? '',
  text: entry?.text ?? '',
  repositoryUrl: entry?.repositoryUrl ?? '',
  demoUrl: entry?.demoUrl ?? '',
  videoUrl: entry?.videoUrl ?? '',
  runSource: entry?.runSource ?? '',
  runLanguage: entry?.runLanguage ?? '',
  runBuild: entry?.runBuild ?? '',
  runCommand: entry?.runCommand ?? '',
  runInput: entry?.runInput ?? '',
});

const show = (form: UseFormReturnType<EntryFields>, entry: Entry) => {
  form.setInitialValues(fieldsOf(entry));
  form.reset();
};

/** What a team submits; a draft is seen by the team and the organizers alone. */
export function EntryForm({ event, entry, missing }: Props) {
  const client = useQueryClient();
  const [looking, setLooking] = useState(false);
  const submitted = useRef(false);
  /** The one that is being changed: a newer one of somebody else's is refused by the server, and takes no text away here. */
  const revision = useRef(entry?.revision ?? 0);
  const { form, act, onSubmit } = useActForm<EntryFields>({
    mode: 'controlled',
    initialValues: fieldsOf(entry),
    send: async (fields) => {
      revision.current = await keepEntry(client, event, {
        ...fields,
        submitted: submitted.current,
        revision: revision.current,
      });
      form.resetDirty(fields);
      return submitted.current;
    },
    failure: TRY_AGAIN,
  });
  useEffect(() => {
    if (entry === null || entry.revision <= revision.current || form.isDirty()) return;
    revision.current = entry.revision;
    show(form, entry);
  }, [entry, form]);
  const field = (name: keyof EntryFields) =>
    ({ name, size: 'md', label: FIELD_LABELS[name], ...form.getInputProps(name) }) as const;
  const send = (as: boolean) => () => {
    submitted.current = as;
  };
  return (
    <Panel
      title="Your entry"
      lead="You can change it until submissions close."
      action={<span className={tag}>{entry === null ? 'New' : entry.state === 'draft' ? 'Draft' : 'Submitted'}</span>}
    >
      <form className={formClasses['form']} aria-label="Your entry" onSubmit={onSubmit}>
        <TextInput maxLength={CHARS.title} {...must} {...field('title')} />
        <TextInput maxLength={CHARS.tagline} {...field('tagline')} />
        <Textarea
          description="Markdown: headings, lists, links, code."
          autosize
          minRows={5}
          maxLength={CHARS.text}
          {...field('text')}
        />
        <Preview text={form.values.text} />
        <TextInput type="url" placeholder="https://" {...field('repositoryUrl')} />
        <TextInput type="url" placeholder="https://" {...field('demoUrl')} />
        <TextInput type="url" placeholder="https://" {...field('videoUrl')} />
        {entry !== null && (
          <Suspense fallback={null}>
            <RunFields event={event} entry={entry.id} form={form} />
          </Suspense>
        )}
        {missing > 0 && (
          <p
            className={text('quiet')}
          >{`Your team needs ${counted(missing, 'more member')} to submit. Save a draft for now.`}</p>
        )}
        <Message tone="bad">{act.failure}</Message>
        {act.result !== undefined && <Message tone="good">{act.result ? 'Submitted.' : 'Saved as a draft.'}</Message>}
        <div className={cluster(2)}>
          <ActButton type="submit" size="md" pending={act.pending} onClick={send(true)}>
            Submit the entry
          </ActButton>
          <ActButton type="submit" variant="default" size="md" pending={act.pending} onClick={send(false)}>
            {entry?.state === 'submitted' ? 'Take back to a draft' : 'Save a draft'}
          </ActButton>
          {entry !== null && (
            <Button variant="default" size="md" onClick={() => setLooking(true)}>
              Versions
            </Button>
          )}
        </div>
      </form>
      {looking && entry !== null && (
        <Suspense fallback={null}>
          <VersionsDialog
            event={event}
            entry={entry}
            onRestored={(now) => {
              act.forget();
              revision.current = now.revision;
              show(form, now);
            }}
            onClose={() => setLooking(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

/** What a text will look like, on demand. */
function Preview({ text: written }: { text: string }) {
  const [shown, setShown] = useState(false);
  const shownText = useDeferredValue(written);
  const id = useId();
  return (
    <div className={stack(2)}>
      <div>
        <Button
          variant="default"
          size="sm"
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setShown((before) => !before)}
        >
          {shown ? 'Hide the preview' : 'Preview'}
        </Button>
      </div>
      <div id={id} className={`${card()} ${pad(4)}`} role="group" aria-label="Preview" hidden={!shown}>
        {shown &&
          (shownText.trim() === '' ? (
            <p className={text('quiet')}>Nothing yet.</p>
          ) : (
            <Markdown text={shownText} apart />
          ))}
      </div>
    </div>
  );
}
