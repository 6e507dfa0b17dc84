import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { Button, NativeSelect } from '@mantine/core';
import { RotateCcw, Undo2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { CodeEditor } from '../../../../../ui/code-editor/code-editor.tsx';
import type { EditorProps } from '../../../../../ui/code-editor/editor-props.ts';
import { EditorSettingsButton } from '../../../../../ui/code-editor/editor-settings-button.tsx';
import { text } from '../../../../../ui/layout.ts';
import { RESET } from '../../copy.ts';
import { hasNotice } from '../../drafts/online/model.ts';
import { labelOf, type OpenProblem } from '../../model.ts';
import type { CodeDraft } from './use-code.ts';
import classes from './workbench.module.css';

/** Not needed at first. */
const DraftNotices = lazy(() => import('../../drafts/online/components/draft-notices.tsx'));
const DraftTools = lazy(() => import('../../drafts/components/draft-tools.tsx'));
const ProblemInIde = lazy(() => import('../../drafts/whole/components/problem-in-ide.tsx'));
type Props = Pick<EditorProps, 'marks' | 'goTo'> & {
  draft: CodeDraft;
  problem: ProblemDetail;
  openInIde: OpenProblem;
  onRun: () => void;
  onSubmit: () => void;
};

/** Language, Reset, tools and the editor. */
export function CodePane({ draft, problem, marks, goTo, openInIde, onRun, onSubmit }: Props) {
  const { languages } = problem;
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
        <EditorSettingsButton />
        {draft.canUndo && (
          <Button variant="subtle" size="sm" leftSection={<Undo2 size={16} aria-hidden="true" />} onClick={draft.undo}>
            {draft.undoText}
          </Button>
        )}
        <Button
          className={classes.reset}
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
        <div className={classes.tools}>
          <Suspense>
            <DraftTools draft={draft} option={option} className={`${text('faint', 'fine')} ${classes.saved}`} />
            {option && <ProblemInIde problem={problem} code={draft.code} option={option} open={openInIde} />}
          </Suspense>
        </div>
      </div>
      {hasNotice(draft, problem) && (
        <Suspense fallback={<div className={classes.awaited} />}>
          <DraftNotices draft={draft} problem={problem} />
        </Suspense>
      )}
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
