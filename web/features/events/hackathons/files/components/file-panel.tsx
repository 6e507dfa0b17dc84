import type { EntryFiles } from '@devorbit/contract/events/entry-files.ts';
import {
  MAX_ENTRY_FILE_CHARS,
  MAX_ENTRY_FILES,
  MAX_ENTRY_PICTURES,
} from '@devorbit/contract/events/hackathons-limits.ts';
import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { plainSentence } from '../../../../../platform/api-error.ts';
import { faultsOfError } from '../../../../../platform/field-faults.ts';
import { bytesText } from '../../../../../platform/format/sizes.ts';
import { useActForm } from '../../../../../platform/use-act-form.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { FileDrop } from '../../../../../ui/file-drop/file-drop.tsx';
import { cluster, divided, stack, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { TRY_AGAIN } from '../../copy.ts';
import { filesQuery, type Place, removeFile, sendFile, sendPicture } from '../api.ts';
import { filesFault, pictureFault, usedText } from '../model.ts';
import { SendingLine } from './sending-line.tsx';
import { useSending } from './use-sending.ts';
import classes from './files.module.css';

/** Wrong before anything was sent. */
class Fault extends Error {}

const said = (error: unknown): string | null => {
  if (error instanceof Fault) return error.message;
  // Whoever stopped it knows.
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  return plainSentence(error, TRY_AGAIN);
};

/** The pictures and files of one's entry: added, and removed. */
export function FilePanel({ event, entry }: { event: number; entry: number }) {
  const client = useQueryClient();
  const query = useQuery(filesQuery(event, entry));
  const place = { client, event, entry };
  return (
    <Panel
      title="Pictures and files"
      lead="Anyone who can see the entry can see these. You can change them until submissions close. Earlier versions aren’t kept."
    >
      <ListPage query={query} failure="The pictures and files could not be loaded" frame="line">
        {(there) => <Lists place={place} there={there} />}
      </ListPage>
    </Panel>
  );
}

function Lists({ place, there }: { place: Place; there: EntryFiles }) {
  const [leaving, setLeaving] = useState<{ id: number; name: string } | null>(null);
  const remove = useAct(async () => {
    if (leaving === null) return;
    await removeFile(place, leaving.id);
    setLeaving(null);
  }, TRY_AGAIN);
  const ask = (id: number, name: string) => () => {
    remove.forget();
    setLeaving({ id, name });
  };
  return (
    <div className={stack(4)}>
      {there.pictures.length > 0 && (
        <ul className={classes.pictures} aria-label="Pictures">
          {there.pictures.map(({ id, address, alt }) => (
            <li key={id} className={stack(2)}>
              <img className={classes.picture} src={address} alt={alt} loading="lazy" />
              <div>
                <Button variant="default" size="sm" aria-label={`Remove the picture: ${alt}`} onClick={ask(id, alt)}>
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {there.pictures.length < MAX_ENTRY_PICTURES && <NewPicture place={place} />}
      {there.files.length > 0 && (
        <ul className={`${stack(0)} ${divided} ${classes.files}`} aria-label="Files">
          {there.files.map(({ id, address, name, size }) => (
            <li key={id} className={`${cluster(2, { justify: 'between' })} ${classes.file}`}>
              <span className={cluster([1, 2])}>
                <a className={text('breaking')} href={address} download={name}>
                  {name}
                </a>
                <span className={text('small', 'quiet')}>{bytesText(size)}</span>
              </span>
              <Button variant="default" size="sm" aria-label={`Remove ${name}`} onClick={ask(id, name)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {there.files.length < MAX_ENTRY_FILES && <NewFiles place={place} there={there} />}
      <p className={text('small', 'quiet')} role="status">
        {usedText(there)}
      </p>
      {leaving !== null && (
        <ConfirmDialog title="Remove from the entry" confirm="Remove" act={remove} onClose={() => setLeaving(null)}>
          {`“${leaving.name}” is deleted for the whole team.`}
        </ConfirmDialog>
      )}
    </div>
  );
}

function NewPicture({ place }: { place: Place }) {
  const [picture, setPicture] = useState<File | null>(null);
  const sending = useSending();
  const { form, act, onSubmit } = useActForm({
    mode: 'controlled',
    initialValues: { alt: '' },
    send: async ({ alt }) => {
      if (picture === null) throw new Fault('Choose a picture');
      const fault = pictureFault(picture);
      if (fault !== null) throw new Fault(fault);
      await sending.send([picture], (file, options) => sendPicture(place, { file, alt }, options));
      setPicture(null);
      form.reset();
    },
    failure: (error) => (Object.keys(faultsOfError(error, ['alt'])).length > 0 ? null : said(error)),
  });
  return (
    <form className={stack(3)} aria-label="Add a picture" onSubmit={onSubmit}>
      <FileDrop
        label="Choose a picture, or drop it here"
        accept="image/*"
        disabled={act.pending}
        onFiles={([first]) => {
          act.forget();
          setPicture(first ?? null);
        }}
      />
      {picture !== null && (
        <>
          <p className={`${cluster([1, 3])} ${text('small')}`}>
            <span className={text('strong', 'breaking')}>{picture.name}</span> {bytesText(picture.size)}
          </p>
          <TextInput
            name="alt"
            size="md"
            label="Describe the picture"
            description="For people who can’t see it: what does it show?"
            maxLength={MAX_ENTRY_FILE_CHARS.alt}
            required
            withAsterisk={false}
            {...form.getInputProps('alt')}
          />
          <div>
            <ActButton type="submit" variant="default" size="md" pending={act.pending}>
              Add the picture
            </ActButton>
          </div>
        </>
      )}
      <SendingLine at={sending.at} onCancel={sending.cancel} />
      <Message tone="bad">{act.failure}</Message>
    </form>
  );
}

function NewFiles({ place, there }: { place: Place; there: EntryFiles }) {
  const sending = useSending();
  const act = useAct(async (files: File[]) => {
    const fault = filesFault(files, there);
    if (fault !== null) throw new Fault(fault);
    await sending.send(files, (file, options) => sendFile(place, file, options));
  }, said);
  return (
    <div className={stack(3)}>
      <FileDrop
        label="Choose files, or drop them here"
        accept=""
        multiple
        disabled={act.pending}
        onFiles={(files) => void act.run(files)}
      />
      <SendingLine at={sending.at} onCancel={sending.cancel} />
      <Message tone="bad">{act.failure}</Message>
    </div>
  );
}
