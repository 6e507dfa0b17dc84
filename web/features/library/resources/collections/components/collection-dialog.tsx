import type { ResourceCollection } from '@devorbit/contract/library/resource-collections.ts';
import { MAX_COLLECTION_CHARS } from '@devorbit/contract/library/resources-limits.ts';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useActForm } from '../../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { changeCollection, makeCollection } from '../api.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import forms from '../../../../../ui/form.module.css';

type Props = {
  /** What is changed; null for a new one. */
  collection: ResourceCollection | null;
  onClose: () => void;
  onSaved: (made: ResourceCollection | null) => void;
};

/** What a collection is called, says, and who sees it. */
export function CollectionDialog({ collection, onClose, onSaved }: Props) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm({
    initialValues: {
      title: collection?.title ?? '',
      description: collection?.description ?? '',
      shared: collection?.visibility === 'public',
    },
    send: async ({ title, description, shared }) => {
      const body = { title, description, visibility: shared ? ('public' as const) : ('private' as const) };
      if (collection === null) onSaved(await makeCollection(client, body));
      else {
        await changeCollection(client, collection.id, body);
        onSaved(null);
      }
    },
    failure: 'The collection was not saved. Please try again.',
  });
  const name = collection === null ? 'New collection' : 'Edit collection';
  return (
    <Dialog title={name} onClose={onClose}>
      <form className={forms['dialog']} noValidate aria-label={name} onSubmit={onSubmit}>
        <TextInput
          key={form.key('title')}
          name="title"
          label="Title"
          size="md"
          withAsterisk
          maxLength={MAX_COLLECTION_CHARS.title}
          data-autofocus
          {...form.getInputProps('title')}
        />
        <Textarea
          key={form.key('description')}
          name="description"
          label="Description"
          size="md"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={MAX_COLLECTION_CHARS.description}
          {...form.getInputProps('description')}
        />
        <Checkbox
          key={form.key('shared')}
          name="shared"
          size="md"
          label="Anyone with the link can see it"
          disabled={collection?.removed === true}
          {...form.getInputProps('shared', { type: 'checkbox' })}
        />
        <Message tone="bad">{act.failure}</Message>
        <div className={forms['ends']}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending}>
            {collection === null ? 'Create' : 'Save'}
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
