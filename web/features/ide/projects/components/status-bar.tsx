import type { RunConfigurations } from '@devorbit/contract/ide/run-configurations.ts';
import type { RunLanguage } from '@devorbit/contract/ide/start.ts';
import {
  Bug,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  Eye,
  Footprints,
  Globe,
  Play,
  Send,
  Settings2,
  Square,
  TriangleAlert,
  WandSparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { fileSizeText } from '../../../../platform/format/file-sizes.ts';
import { VIEWING } from '../copy.ts';
import { type Counts, countsText } from '../diagnostics/model.ts';
import type { Saving } from '../editing/state.ts';
import { type FileEntry, languageChoices } from '../model.ts';
import { Actions } from './actions.tsx';
import classes from './status-bar.module.css';

type Props = {
  /** Whether the person may run, debug and change anything, not only look. */
  mayEdit: boolean;
  running: boolean;
  /** What is said about the project's files. */
  problems: Counts;
  onProblems: () => void;
  onRun: () => void;
  onStop: () => void;
  onDebug: () => void;
  onSteps: () => void;
  /** A text is being formatted. */
  isFormatting: boolean;
  onFormat: () => void;
  /** Shows the project's pages, or hides them; null where that is done elsewhere, or there are none. */
  onPreview: (() => void) | null;
  isPreviewing: boolean;
  /** Null where the project is of no problem. */
  onSubmit: (() => void) | null;
  runs: RunConfigurations;
  onChoose: (id: string | null) => void;
  onConfigure: () => void;
  file: FileEntry | undefined;
  languages: readonly RunLanguage[];
  onLanguage: (language: string) => void;
  cursor: { line: number; column: number } | null;
  /** In bytes; null where no text is open. */
  size: number | null;
  saving: Saving;
  /** What there is of code assistance for it. */
  assistance: ReactNode;
};

const SAVING: Record<Saving, string> = {
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'Offline. Kept in this browser.',
  full: 'Not saved: no room. Kept in this browser.',
  browser: 'Kept in this browser',
  lost: 'Not saved: this browser blocks its storage',
};

const OPEN_FILE = 'Open file';

/** Run, Debug, and what is to be known about the open file. */
export function StatusBar({
  mayEdit,
  running,
  problems,
  onProblems,
  onRun,
  onStop,
  onDebug,
  onSteps,
  isFormatting,
  onFormat,
  onPreview,
  isPreviewing,
  onSubmit,
  runs,
  onChoose,
  onConfigure,
  file,
  languages,
  onLanguage,
  cursor,
  size,
  saving,
  assistance,
}: Props) {
  const chosen = runs.all.find(({ id }) => id === runs.chosen)?.name ?? OPEN_FILE;
  return (
    // Without a button in it, it is itself what scrolls by keys.
    <section className={classes.bar} aria-label="Status" tabIndex={mayEdit ? undefined : 0}>
      {!mayEdit ? (
        <span className={classes.viewing} title={VIEWING}>
          <Eye size={14} aria-hidden="true" /> View only
        </span>
      ) : running ? (
        <button type="button" className={classes.run} onClick={onStop} title="Stop (Shift+F5)">
          <Square size={14} aria-hidden="true" /> Stop
        </button>
      ) : (
        <button type="button" className={classes.run} onClick={onRun} title="Run (Ctrl+Enter)">
          <Play size={14} aria-hidden="true" /> Run
        </button>
      )}
      {mayEdit && (
        <>
          <Actions
            label={`Run configuration: ${chosen}`}
            buttonClass={classes.runs}
            face={
              <>
                <span className={classes.chosen}>{chosen}</span> <ChevronUp size={14} aria-hidden="true" />
              </>
            }
            actions={[
              { label: OPEN_FILE, act: () => onChoose(null), off: runs.chosen === null },
              ...runs.all.map(({ id, name }) => ({ label: name, act: () => onChoose(id), off: runs.chosen === id })),
              {
                label: 'Edit run configurations',
                icon: <Settings2 size={16} aria-hidden="true" />,
                act: onConfigure,
              },
            ]}
          />
          <button type="button" className={classes.debug} onClick={onDebug} title="Debug">
            <Bug size={14} aria-hidden="true" /> Debug
          </button>
          <button type="button" className={classes.debug} onClick={onSteps} title="Run it and see each step">
            <Footprints size={14} aria-hidden="true" /> Step by step
          </button>
        </>
      )}
      {onPreview && (
        <button
          type="button"
          className={classes.debug}
          aria-pressed={isPreviewing}
          onClick={onPreview}
          title="Preview the page"
        >
          <Globe size={14} aria-hidden="true" /> Preview
        </button>
      )}
      {onSubmit && (
        <button
          type="button"
          className={classes.debug}
          onClick={onSubmit}
          title="Submit to the problem (Ctrl+Shift+Enter)"
        >
          <Send size={14} aria-hidden="true" /> Submit
        </button>
      )}
      {mayEdit && file?.kind === 'text' && (
        <button
          type="button"
          className={classes.runs}
          aria-disabled={isFormatting}
          onClick={onFormat}
          title="Format document (Alt+Shift+F)"
        >
          <WandSparkles size={14} aria-hidden="true" /> {isFormatting ? 'Formatting…' : 'Format'}
        </button>
      )}
      <button type="button" className={classes.runs} title="Show the problems" onClick={onProblems}>
        {problems.error > 0 ? (
          <CircleAlert size={14} aria-hidden="true" />
        ) : problems.warning > 0 ? (
          <TriangleAlert size={14} aria-hidden="true" />
        ) : (
          <CircleCheck size={14} aria-hidden="true" />
        )}{' '}
        {countsText(problems)}
      </button>
      {file?.kind === 'text' && (
        <select
          className={classes.language}
          aria-label="Language"
          disabled={!mayEdit}
          value={file.language}
          onChange={({ currentTarget }) => onLanguage(currentTarget.value)}
        >
          {languageChoices(languages).every(({ options }) => options.every(({ value }) => value !== file.language)) && (
            <option value={file.language}>{file.language}</option>
          )}
          {languageChoices(languages).map(({ label, options }) => (
            <optgroup key={label} label={label}>
              {options.map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
      {assistance}
      <span className={classes.facts}>
        {cursor && file?.kind === 'text' && (
          <span>
            Ln {cursor.line}, Col {cursor.column}
          </span>
        )}
        <span>UTF-8</span>
        <span>LF</span>
        {size !== null && <span>{fileSizeText(size)}</span>}
        <span role="status" data-saving={saving}>
          {mayEdit || saving === 'offline' || saving === 'full' ? SAVING[saving] : 'Live'}
        </span>
      </span>
    </section>
  );
}
