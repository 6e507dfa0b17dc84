import { MAX_DRAFT_CHARS, MAX_DRAFT_TESTS } from '@devorbit/contract/practice/authoring-limits.ts';
import type { AuthoredTest } from '@devorbit/contract/practice/authoring.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../../../platform/format/plurals.ts';
import { bytesText } from '../../../../../platform/format/sizes.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { FileDrop } from '../../../../../ui/file-drop/file-drop.tsx';
import { card, text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { testChars } from '../../sizes.ts';
import { type Pairing, pairFiles, withTests } from '../pair-files.ts';
import form from '../../../../../ui/form.module.css';
import classes from './tests.module.css';

type Props = { tests: readonly AuthoredTest[]; onClose: () => void; onAdd: (tests: AuthoredTest[]) => void };

/** Inputs and answers from files: they are paired and shown before they are added. */
export function UploadDialog({ tests, onClose, onAdd }: Props) {
  const [pairing, setPairing] = useState<Pairing | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const read = async (files: File[]) => {
    setPairing(null);
    setFault(null);
    const size = files.reduce((sum, file) => sum + file.size, 0);
    // A character has at most four bytes.
    if (size > MAX_DRAFT_CHARS * 4) return setFault(`These files add up to ${bytesText(size)}, which is too much.`);
    try {
      setPairing(
        pairFiles(await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })))),
      );
    } catch (error) {
      globalThis.reportError(error);
      setFault('The files could not be read.');
    }
  };
  const there = new Set(tests.map(({ name }) => name));
  const found = pairing?.tests ?? [];
  const after = withTests(tests, found);
  const tooMany = after.length > MAX_DRAFT_TESTS;
  return (
    <Dialog title="Upload tests" onClose={onClose}>
      <div className={form.dialog}>
        <p className={text('quiet')}>
          Give an input and its answer the same name: 1.in with 1.ans or 1.out. The reference solution answers inputs
          without one.
        </p>
        <FileDrop label="Choose files, or drop them here" accept="*/*" multiple onFiles={(files) => void read(files)} />
        {fault !== null && <Message tone="bad">{fault}</Message>}
        {found.length > 0 && (
          <ul className={`${card()} ${text('small')} ${classes.found}`} aria-label="Tests found" tabIndex={0}>
            {found.map((test) => (
              <li key={test.name}>
                <span className={text('strong', 'breaking')}>{test.name}</span>
                <span>{test.answer === null ? 'input only' : 'input and answer'}</span>
                <span className={text('tabular')}>
                  {bytesText(testChars(test))}
                  {there.has(test.name) && ', replaces'}
                </span>
              </li>
            ))}
          </ul>
        )}
        {pairing && (pairing.notes.length > 0 || found.length === 0) && (
          <Message tone="bad">
            {found.length === 0 && <p>No tests found.</p>}
            {pairing.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Message>
        )}
        {tooMany && (
          <Message tone="bad">
            That would make {after.length} tests. The limit is {MAX_DRAFT_TESTS}.
          </Message>
        )}
        <div className={form.ends}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="md"
            disabled={found.length === 0 || tooMany}
            onClick={() => {
              onAdd(after);
              onClose();
            }}
          >
            Add {counted(found.length, 'test')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
