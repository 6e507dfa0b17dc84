import type { Reply } from '@devorbit/contract/endpoint.ts';
import { MAX_IMPORT_BYTES } from '@devorbit/contract/practice/authoring-limits.ts';
import type { importDraft } from '@devorbit/contract/practice/authoring.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { bytesText } from '../../../../platform/format/sizes.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FileDrop } from '../../../../ui/file-drop/file-drop.tsx';
import { stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { importPackage } from '../api.ts';
import { IMPORT_FAILED } from '../copy.ts';
import type { Desk } from '../desk/use-desk.ts';
import { contentsText } from '../model.ts';
import form from '../../../../ui/form.module.css';
import progress from '../../../../ui/progress.module.css';

type Props = { desk: Desk; onClose: () => void; onImported: (imported: Reply<typeof importDraft>) => void };

/** A package is chosen, what it replaces is named, and only then it is sent. */
export function ImportDialog({ desk, onClose, onImported }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const tooLarge = file !== null && file.size > MAX_IMPORT_BYTES;
  const send = useAct(async (chosen: File) => {
    const { signal } = (sending.current = new AbortController());
    setShare(0);
    const { problem_id: id, revision } = desk.stored;
    onImported(await importPackage({ id, revision, file: chosen }, { onProgress: setShare, signal }));
  }, IMPORT_FAILED);
  return (
    <Dialog title="Import package" onClose={onClose}>
      <div className={form.dialog}>
        <p className={text('quiet')}>
          A zip archive in 2025-09, legacy, Polygon, Hydro, QDUOJ or FPS format, up to {bytesText(MAX_IMPORT_BYTES)}.
        </p>
        <FileDrop
          label="Choose a package, or drop it here"
          accept=".zip,application/zip,.xml"
          disabled={send.pending}
          onFiles={([first]) => {
            send.forget();
            setFile(first ?? null);
          }}
        />
        {file && (
          <>
            <p>
              <strong className={text('strong', 'breaking')}>{file.name}</strong> ({bytesText(file.size)}) replaces{' '}
              {contentsText(desk.draft)} of this draft{desk.changed && ', including your unsaved changes'}. Learners see
              no change until you verify it.
            </p>
            {tooLarge && <Message tone="bad">This file is larger than {bytesText(MAX_IMPORT_BYTES)}.</Message>}
          </>
        )}
        {send.pending && (
          <div className={`${stack(2)} ${text('quiet', 'small', 'tabular')}`}>
            <progress className={progress.bar} aria-label="Upload" max={1} value={share} />
            <p role="status">{share < 1 ? `${Math.floor(share * 100)}% uploaded` : 'Reading the package…'}</p>
          </div>
        )}
        <Message tone="bad">{send.failure}</Message>
        <div className={form.ends}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <ActButton
            disabled={file === null || tooLarge}
            pending={send.pending}
            onClick={() => file && void send.run(file)}
          >
            Replace the draft
          </ActButton>
        </div>
      </div>
    </Dialog>
  );
}
