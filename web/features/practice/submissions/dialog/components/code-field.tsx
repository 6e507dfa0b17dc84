import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { Button, NativeSelect } from '@mantine/core';
import { RotateCcw, Undo2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { PlainEditor } from '../../../../../ui/code-editor/plain-editor.tsx';
import { text } from '../../../../../ui/layout.ts';
import { RESET_CODE } from '../../copy.ts';
import { hasNotice } from '../../drafts/online/model.ts';
import { labelOf } from '../../model.ts';
import type { CodeDraft } from '../../workbench/components/use-code.ts';
import benchClasses from '../../workbench/components/workbench.module.css';
import classes from './quick-workbench.module.css';

/** Not needed at first. */
const DraftTools = lazy(() => import('../../drafts/components/draft-tools.tsx'));
const DraftNotices = lazy(() => import('../../drafts/online/components/draft-notices.tsx'));

/** Language, Reset Code and the text area. */
export function CodeField({ draft, problem }: { draft: CodeDraft; problem: ProblemDetail }) {
  const { languages } = problem;
  const option = languages.find(({ id }) => id === draft.language);
  const name = option?.display_name ?? draft.language;
  return (
    <>
      <div className={benchClasses.toolbar}>
        <NativeSelect
          className={benchClasses.language}
          size="sm"
          aria-label="Language"
          value={draft.language}
          onChange={({ currentTarget }) => {
            const chosen = languages.find(({ id }) => id === currentTarget.value);
            if (chosen) draft.choose(chosen.id);
          }}
          data={languages.map((language) => ({ value: language.id, label: labelOf(language) }))}
        />
        <Suspense>
          <DraftTools draft={draft} option={option} className={`${text('faint', 'fine')} ${benchClasses.saved}`} />
        </Suspense>
        {draft.canUndo && (
          <Button variant="subtle" size="sm" leftSection={<Undo2 size={16} aria-hidden="true" />} onClick={draft.undo}>
            {draft.undoText}
          </Button>
        )}
        <Button
          variant="default"
          size="sm"
          leftSection={<RotateCcw size={16} aria-hidden="true" />}
          onClick={draft.reset}
          title="Restores the starter code"
        >
          {RESET_CODE}
        </Button>
      </div>
      <Suspense>{hasNotice(draft, problem) && <DraftNotices draft={draft} problem={problem} />}</Suspense>
      <div className={classes.code}>
        <PlainEditor value={draft.code} onChange={draft.type} language={draft.language} label={`Code in ${name}`} />
      </div>
    </>
  );
}
