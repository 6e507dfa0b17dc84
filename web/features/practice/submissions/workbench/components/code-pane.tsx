import type { SolvingLanguage } from '@devorbit/contract/practice/problems.ts';
import { Button, NativeSelect } from '@mantine/core';
import { RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { now } from '../../../../../platform/clock.ts';
import { useConnection } from '../../../../../platform/connection.ts';
import { CodeEditor } from '../../../../../ui/code-editor/code-editor.tsx';
import type { EditorProps } from '../../../../../ui/code-editor/editor-props.ts';
import { EditorSettingsButton } from '../../../../../ui/code-editor/editor-settings-button.tsx';
import { KEPT, KEPT_OFFLINE, typedAgo } from '../../../../../ui/draft-note-text.ts';
import { text } from '../../../../../ui/layout.ts';
import { RESET } from '../../copy.ts';
import { labelOf } from '../../model.ts';
import type { CodeDraft } from './use-code.ts';
import classes from './workbench.module.css';

type Props = Pick<EditorProps, 'marks' | 'goTo'> & {
  draft: CodeDraft;
  languages: readonly SolvingLanguage[];
  onRun: () => void;
  onSubmit: () => void;
};

/** A draft that was typed longer ago than this, in ms, says how long. */
const OLD_MS = 60_000;

/** Where the code is kept, in one quiet line. */
function Kept({ draft: { kept, edited, typedAt } }: { draft: CodeDraft }) {
  const [opened] = useState(now);
  const connection = useConnection();
  const note = !kept
    ? 'This browser doesn’t save drafts'
    : connection !== 'online'
      ? KEPT_OFFLINE
      : typedAt !== null && opened - typedAt > OLD_MS
        ? `Draft restored from ${typedAgo(typedAt, opened)}`
        : edited && KEPT;
  return (
    <span className={`${text('faint', 'fine')} ${classes.saved}`} role="status">
      {note}
    </span>
  );
}

/** Language, Reset and the editor. */
export function CodePane({ draft, languages, marks, goTo, onRun, onSubmit }: Props) {
  const option = languages.find(({ id }) => id === draft.language);
  return (
    <>
      <div className={classes.toolbar}>
        <NativeSelect
          className={classes.language}
          size="sm"
          aria-label="Language"
          title={option && `Requested version: ${option.version}`}
          value={draft.language}
          onChange={({ currentTarget }) => {
            const chosen = languages.find(({ id }) => id === currentTarget.value);
            if (chosen) draft.choose(chosen.id);
          }}
          data={languages.map((language) => ({ value: language.id, label: labelOf(language) }))}
        />
        <Kept draft={draft} />
        <EditorSettingsButton />
        {draft.canUndo && (
          <Button variant="subtle" size="sm" leftSection={<Undo2 size={16} aria-hidden="true" />} onClick={draft.undo}>
            {draft.undoText}
          </Button>
        )}
        {draft.whole && (
          <Button
            variant={draft.whole.shown ? 'light' : 'default'}
            size="sm"
            aria-pressed={draft.whole.shown}
            onClick={draft.whole.toggle}
            title="The code around solve, which reads the input and prints your answer"
          >
            Whole program
          </Button>
        )}
        <Button
          variant="default"
          size="sm"
          leftSection={<RotateCcw size={16} aria-hidden="true" />}
          onClick={draft.reset}
          // Looks idle where there is nothing to reset, and keeps the focus when it becomes so.
          {...(!draft.edited && { 'data-disabled': true })}
          aria-disabled={!draft.edited}
          title="Restores the starter code"
        >
          {RESET}
        </Button>
      </div>
      <div className={classes.editor}>
        <CodeEditor
          value={draft.code}
          onChange={draft.type}
          language={draft.language}
          label={`Code in ${option?.display_name ?? draft.language}. Control M lets Tab leave the editor.`}
          marks={marks}
          goTo={goTo}
          onRun={onRun}
          onSubmit={onSubmit}
        />
      </div>
    </>
  );
}
