import type { NewFile } from '@devorbit/contract/ide/files.ts';
import type { Start } from '@devorbit/contract/ide/start.ts';
import { lazy, Suspense } from 'react';
import type { Breakpoints } from '../debugging/components/use-breakpoints.ts';
import { withBreakpoint } from '../debugging/model.ts';
import type { ProjectSession, Shown } from '../editing/state.ts';
import type { ListedKeys } from '../keys/model.ts';
import type { Submit } from '../problems/components/use-submit.ts';
import type { SubmitDialog } from '../problems/model.ts';
import { ProjectsDialog } from './projects-dialog.tsx';
import { type Choice, QuickOpen } from './quick-open.tsx';
import type { Dialog } from './use-commands.ts';

const BreakpointDialog = lazy(async () => ({
  default: (await import('../debugging/components/debug-parts.tsx')).BreakpointDialog,
}));
const KeysDialog = lazy(async () => ({
  default: (await import('../keys/components/keys-dialog.tsx')).KeysDialog,
}));
const RunDialog = lazy(async () => ({
  default: (await import('../running/components/run-dialog.tsx')).RunDialog,
}));
const ShareDialog = lazy(async () => ({
  default: (await import('../sharing/components/share-dialog.tsx')).ShareDialog,
}));

type Props = {
  session: ProjectSession;
  shown: Shown;
  start: Start;
  /** Null where none is open, beside those of breakpoints and submissions. */
  open: Dialog | null;
  onClose: () => void;
  breakpoints: Pick<Breakpoints, 'edited' | 'keep' | 'closeEdited'>;
  submission: Pick<Submit, 'submitted' | 'closeSubmitted'>;
  /** Judges a program of a project that was made of a problem. */
  SubmitDialog: SubmitDialog;
  commands: readonly Choice[];
  keys: readonly ListedKeys[];
  onOpen: (project: number) => void;
  onReplace: (name: string, files: readonly NewFile[]) => Promise<unknown>;
  onGo: (file: number, line: number) => void;
  /** A file was opened. */
  onOpened: () => void;
  /** The editor takes the keys again. */
  onKeysBack: () => void;
};

/** What stands above the screen. */
export function WorkbenchDialogs({
  session,
  shown,
  start,
  open,
  onClose,
  breakpoints,
  submission,
  SubmitDialog,
  commands,
  keys,
  onOpen,
  onReplace,
  onGo,
  onOpened,
  onKeysBack,
}: Props) {
  const { edited } = breakpoints;
  const { submitted } = submission;
  return (
    <>
      {edited && (
        <Suspense>
          <BreakpointDialog
            path={shown.files.find(({ id }) => id === edited.file)?.name ?? ''}
            breakpoint={edited}
            onSave={(one) => breakpoints.keep(withBreakpoint(shown.breakpoints, one))}
            onClose={() => {
              breakpoints.closeEdited();
              onKeysBack();
            }}
          />
        </Suspense>
      )}
      {submitted && (
        <Suspense>
          <SubmitDialog
            program={submitted}
            onGoTo={(line) => {
              submission.closeSubmitted();
              onGo(submitted.file, line);
            }}
            onClose={() => {
              submission.closeSubmitted();
              onKeysBack();
            }}
          />
        </Suspense>
      )}
      {open === 'projects' && (
        <ProjectsDialog
          start={start}
          current={shown.id}
          name={shown.name}
          onOpen={(id) => {
            onClose();
            onOpen(id);
          }}
          onRename={shown.role === 'owner' ? (name) => session.rename(name) : null}
          onReplace={onReplace}
          onClose={onClose}
        />
      )}
      {open === 'runs' && (
        <Suspense>
          <RunDialog session={session} shown={shown} onClose={onClose} />
        </Suspense>
      )}
      {open === 'share' && shown.id !== null && (
        <Suspense>
          <ShareDialog session={session} project={shown.id} onClose={onClose} />
        </Suspense>
      )}
      {open === 'files' && (
        <QuickOpen
          title="Go to file"
          label="File name"
          choices={shown.files
            .filter(({ kind }) => kind !== 'folder')
            .map(({ id, name }) => ({ name, act: () => (session.open(id), onOpened()) }))}
          onClose={onClose}
        />
      )}
      {open === 'keys' && (
        <Suspense>
          <KeysDialog keys={keys} onClose={onClose} />
        </Suspense>
      )}
      {open === 'commands' && <QuickOpen title="Commands" label="Command" choices={commands} onClose={onClose} />}
    </>
  );
}
