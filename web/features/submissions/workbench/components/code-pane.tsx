import type { LanguageOption } from '@devorbit/contract/languages.ts';
import { Button, NativeSelect } from '@mantine/core';
import { RotateCcw, Undo2 } from 'lucide-react';
import { CodeEditor } from '../../../../ui/code-editor/code-editor.tsx';
import { RESET } from '../../copy.ts';
import type { Draft } from './use-draft.ts';
import classes from './workbench.module.css';

type Props = { draft: Draft; languages: readonly LanguageOption[]; onRun: () => void; onSubmit: () => void };

/** Language, Reset and the editor. */
export function CodePane({ draft, languages, onRun, onSubmit }: Props) {
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
          data={languages.map(({ id, display_name }) => ({ value: id, label: display_name }))}
        />
        <span className={classes.saved}>
          {draft.kept ? draft.edited && 'Draft kept in this browser' : 'This browser does not keep drafts'}
        </span>
        {draft.canUndo && (
          <Button variant="subtle" size="sm" leftSection={<Undo2 size={16} aria-hidden="true" />} onClick={draft.undo}>
            Undo reset
          </Button>
        )}
        <Button
          variant="default"
          size="sm"
          leftSection={<RotateCcw size={16} aria-hidden="true" />}
          onClick={draft.reset}
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
          onRun={onRun}
          onSubmit={onSubmit}
        />
      </div>
    </>
  );
}
