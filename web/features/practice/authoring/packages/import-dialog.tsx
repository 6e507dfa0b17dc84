import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { importDraft } from '@devorbit/contract/practice/authoring.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Message } from '../../../../ui/message.tsx';
import { importPackage } from '../api.ts';
import { FileDrop } from '../components/file-drop.tsx';
import { IMPORT_FAILED } from '../copy.ts';
import type { Desk } from '../desk/use-desk.ts';
import { contentsText, MAX_IMPORT_BYTES } from '../model.ts';
import { sizeText } from '../sizes.ts';
import classes from './packages.module.css';

type Props = { desk: Desk; onClose: () => void; onImported: (imported: Reply<typeof importDraft>) => void };

/** A package is chosen, what it replaces is named, and only then it is sent. */
export function ImportDialog({ desk, onClose, onImported }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const tooLarge = file !== null && file.size > MAX_IMPORT_BYTES;
  const send = async (chosen: File) => {
    const { signal } = (sending.current = new AbortController());
    setRefused(null);
    setShare(0);
    try {
      const { problem_id: id, revision } = desk.stored;
      onImported(await importPackage({ id, revision, file: chosen }, { onProgress: setShare, signal }));
    } catch (error) {
      if (signal.aborted) return;
      setRefused(plainSentence(error, IMPORT_FAILED));
      setShare(null);
    }
  };
  return (
    <Dialog title="Import package" onClose={onClose}>
      <div className={classes.form}>
        <p className={classes.lead}>
          A zip archive in the format 2025-09, legacy, Polygon, Hydro, QDUOJ or FPS, at most{' '}
          {sizeText(MAX_IMPORT_BYTES)}.
        </p>
        <FileDrop
          label="Choose a package, or drop it here"
          accept=".zip,application/zip,.xml"
          disabled={share !== null}
          onFiles={([first]) => {
            setRefused(null);
            setFile(first ?? null);
          }}
        />
        {file && (
          <>
            <p>
              <strong className={classes.file}>{file.name}</strong>, {sizeText(file.size)}, replaces{' '}
              {contentsText(desk.draft)} of this draft{desk.changed && ', with the changes that are not saved'}.
              Learners notice nothing before it is verified.
            </p>
            {tooLarge && <Message tone="bad">It is larger than {sizeText(MAX_IMPORT_BYTES)}.</Message>}
          </>
        )}
        {share !== null && (
          <div className={classes.progress}>
            <progress className={classes.bar} aria-label="Upload" max={1} value={share} />
            <p role="status">{share < 1 ? `${Math.floor(share * 100)}% sent` : 'Reading the package…'}</p>
          </div>
        )}
        {refused !== null && <Message tone="bad">{refused}</Message>}
        <div className={classes.doors}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={file === null || tooLarge} loading={share !== null} onClick={() => file && void send(file)}>
            Replace the draft
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
