import { MAX_ENTRY_CHARS as CHARS } from '@devorbit/contract/events/hackathons-limits.ts';
import type { Entry } from '@devorbit/contract/events/hackathons.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster, tag } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { type EntryFields, keepEntry } from '../api.ts';
import formClasses from '../../../../ui/form.module.css';

const must = { required: true, withAsterisk: false } as const;

const fieldsOf = (entry: Entry | null): EntryFields => ({
  title: entry?.title ?? '',
  tagline: entry?.tagline ?? '',
  text: entry?.text ?? '',
  repositoryUrl: entry?.repositoryUrl ?? '',
  demoUrl: entry?.demoUrl ?? '',
});

/** What a team submits; a draft is seen by the team and the organizers alone. */
export function EntryForm({ event, entry }: { event: number; entry: Entry | null }) {
  const client = useQueryClient();
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
    failure: 'That did not work. Please try again.',
  });
  useEffect(() => {
    if (entry === null || entry.revision <= revision.current || form.isDirty()) return;
    revision.current = entry.revision;
    form.setInitialValues(fieldsOf(entry));
    form.reset();
  }, [entry, form]);
  const field = (name: keyof EntryFields) => ({ name, size: 'md', ...form.getInputProps(name) }) as const;
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
        <TextInput label="Title" maxLength={CHARS.title} {...must} {...field('title')} />
        <TextInput label="In one line" maxLength={CHARS.tagline} {...field('tagline')} />
        <Textarea label="What it does, and how" autosize minRows={5} maxLength={CHARS.text} {...field('text')} />
        <TextInput label="Repository" type="url" {...field('repositoryUrl')} />
        <TextInput label="Demo" type="url" {...field('demoUrl')} />
        <Message tone="bad">{act.failure}</Message>
        {act.result !== undefined && <Message tone="good">{act.result ? 'Submitted.' : 'Saved as a draft.'}</Message>}
        <div className={cluster(2)}>
          <ActButton type="submit" size="md" pending={act.pending} onClick={send(true)}>
            Submit the entry
          </ActButton>
          <ActButton type="submit" variant="default" size="md" pending={act.pending} onClick={send(false)}>
            {entry?.state === 'submitted' ? 'Take back to a draft' : 'Save a draft'}
          </ActButton>
        </div>
      </form>
    </Panel>
  );
}
