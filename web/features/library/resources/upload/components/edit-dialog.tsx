import type { Resource } from '@devorbit/contract/library/resources.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActForm } from '../../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { countsQuery, editResource } from '../../api.ts';
import { missingFields } from '../../model.ts';
import { EDIT } from '../copy.ts';
import { wordsOf } from '../model.ts';
import { ResourceFields } from './resource-fields.tsx';
import forms from '../../../../../ui/form.module.css';

/** Wrong before anything was sent. */
class Fault extends Error {}

/** Changes what is said of a document. */
export function EditDialog({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const client = useQueryClient();
  const [licence, setLicence] = useState<string>(resource.licence);
  const colleges = useQuery(countsQuery({})).data?.colleges ?? [];
  const { form, act, onSubmit } = useActForm({
    initialValues: wordsOf(resource),
    onValuesChange: (values) => setLicence(values.licence),
    send: async (values) => {
      const fault = missingFields(values, resource);
      if (fault !== null) throw new Fault(fault);
      await editResource(client, resource.id, values);
      onClose();
    },
    failure: (error) => (error instanceof Fault ? error.message : 'Your changes were not saved. Please try again.'),
  });
  return (
    <Dialog title={`${EDIT}: ${resource.title}`} onClose={onClose}>
      <form className={forms['dialog']} noValidate aria-label={EDIT} onSubmit={onSubmit}>
        <ResourceFields form={form} colleges={colleges.map(({ college }) => college)} otherColleges licence={licence} />
        <Message tone="bad">{act.failure}</Message>
        <div className={forms['ends']}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending}>
            Save
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
