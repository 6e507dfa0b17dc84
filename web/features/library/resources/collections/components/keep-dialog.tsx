import type { ResourceCollection } from '@devorbit/contract/library/resource-collections.ts';
import { MAX_COLLECTION_CHARS } from '@devorbit/contract/library/resources-limits.ts';
import { Button, Checkbox, Skeleton, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { plainSentence } from '../../../../../platform/api-error.ts';
import { counted } from '../../../../../platform/format/plurals.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { cluster, pad, stack, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { collectionsQuery, keepIn, makeCollection } from '../api.ts';
import { COLLECTIONS_FAILED, KEEP } from '../copy.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import classes from './keep-dialog.module.css';

type Props = { resource: { id: number; title: string }; onClose: () => void };

/** In which of the reader's collections a document is, and a new one for it. */
export function KeepDialog({ resource: { id, title }, onClose }: Props) {
  const query = useQuery(collectionsQuery(id));
  return (
    <Dialog title={`${KEEP}: ${title}`} onClose={onClose}>
      <div className={`${stack(4)} ${pad(5)}`}>
        {query.isPending ? (
          <Skeleton height={80} />
        ) : query.isError ? (
          <LoadFailure query={query} title={COLLECTIONS_FAILED} frame="line" />
        ) : (
          query.data.length > 0 && (
            <ul className={stack(2)} aria-label="Your collections">
              {query.data.map((one) => (
                <Row key={one.id} collection={one} resource={id} />
              ))}
            </ul>
          )
        )}
        <NewCollection resource={id} />
        <Button className={classes.done} variant="default" size="md" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}

function Row({ collection, resource }: { collection: ResourceCollection & { has: boolean }; resource: number }) {
  const { id, title, count, has, visibility } = collection;
  const client = useQueryClient();
  const act = useAct(
    (wanted: boolean) => keepIn(client, id, resource, wanted),
    (error) => plainSentence(error, 'The collection was not changed. Please try again.'),
  );
  return (
    <li className={stack(1)}>
      <Checkbox
        size="md"
        label={<span className={text('breaking')}>{title}</span>}
        description={[counted(count, 'document'), ...(visibility === 'public' ? ['public'] : [])].join(' · ')}
        checked={act.input ?? has}
        onChange={({ currentTarget }) => void act.run(currentTarget.checked)}
      />
      <Message tone="bad">{act.failure}</Message>
    </li>
  );
}

function NewCollection({ resource }: { resource: number }) {
  const client = useQueryClient();
  const [title, setTitle] = useState('');
  const act = useAct(
    async () => {
      await makeCollection(client, { title, resource });
      setTitle('');
    },
    (error) => plainSentence(error, 'The collection was not created. Please try again.'),
  );
  return (
    <form
      className={stack(2)}
      aria-label="New collection"
      onSubmit={(event) => {
        event.preventDefault();
        void act.run();
      }}
    >
      <div className={cluster(2, { align: 'end' })}>
        <TextInput
          className={classes.title}
          label="New collection"
          size="md"
          maxLength={MAX_COLLECTION_CHARS.title}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <ActButton type="submit" variant="default" size="md" pending={act.pending}>
          Create
        </ActButton>
      </div>
      <Message tone="bad">{act.failure}</Message>
    </form>
  );
}
