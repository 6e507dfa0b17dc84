import type { MadeFile } from '@devorbit/contract/ide/workspaces.ts';
import { lazy, Suspense } from 'react';
import type { Breakpoints } from '../debugging/components/use-breakpoints.ts';
import type { Debugging } from '../debugging/state.ts';
import type { ProjectSession, Shown } from '../editing/state.ts';
import { type Asked, Explorer } from '../explorer/components/explorer.tsx';
import { MadeFiles } from '../running/components/made-files.tsx';
import type { Transfer } from '../transfer/components/use-transfer.ts';
import type { Side } from './activity-bar.tsx';
import { FindInFiles } from './find-in-files.tsx';
import panels from '../running/components/panels.module.css';
import classes from './workbench.module.css';

const HistorySide = lazy(async () => ({
  default: (await import('../history/components/history-side.tsx')).HistorySide,
}));
const PeopleSide = lazy(async () => ({
  default: (await import('../members/components/people-side.tsx')).PeopleSide,
}));
const ChatSide = lazy(async () => ({ default: (await import('../chat/components/chat-side.tsx')).ChatSide }));
const DebugSide = lazy(async () => ({
  default: (await import('../debugging/components/debug-parts.tsx')).DebugSide,
}));

type Props = {
  session: ProjectSession;
  shown: Shown;
  side: Side | null;
  /** What is asked about files. */
  asked: Asked | null;
  onAsked: (asked: Asked | null) => void;
  onOpened: () => void;
  onImport: () => void;
  transfer: Pick<Transfer, 'bringFiles' | 'exportAll' | 'saveOne'>;
  madeFiles: readonly MadeFile[];
  debugging: Debugging;
  breakpoints: Pick<Breakpoints, 'keep' | 'edit'>;
  onGo: (file: number, line: number) => void;
};

/** What the activity bar has chosen: the files, where nothing else. */
export function Sidebar({
  session,
  shown,
  side,
  asked,
  onAsked,
  onOpened,
  onImport,
  transfer,
  madeFiles,
  debugging,
  breakpoints,
  onGo,
}: Props) {
  const { id: project, mayEdit } = shown;
  return side === 'search' ? (
    <FindInFiles session={session} shown={shown} onGo={onGo} />
  ) : side === 'history' && project !== null ? (
    <Suspense fallback={<p className={panels.empty}>Loading the history…</p>}>
      <HistorySide session={session} shown={{ ...shown, id: project }} />
    </Suspense>
  ) : side === 'people' && project !== null ? (
    <Suspense fallback={<p className={panels.empty}>Loading the people…</p>}>
      <PeopleSide shown={{ ...shown, id: project }} />
    </Suspense>
  ) : side === 'chat' && project !== null ? (
    <Suspense fallback={<p className={panels.empty}>Loading the chat…</p>}>
      <ChatSide shown={{ ...shown, id: project }} />
    </Suspense>
  ) : side === 'debug' ? (
    <Suspense fallback={<p className={panels.empty}>Loading the debugger…</p>}>
      <DebugSide
        debugging={debugging}
        shown={shown}
        onGo={onGo}
        onBreakpoints={breakpoints.keep}
        onEdit={breakpoints.edit}
      />
    </Suspense>
  ) : (
    <div className={classes.files}>
      <Explorer
        session={session}
        shown={shown}
        asked={asked}
        onAsked={onAsked}
        onOpened={onOpened}
        onFiles={transfer.bringFiles}
        onImport={onImport}
        onExport={transfer.exportAll}
        onSaveFile={transfer.saveOne}
      />
      {project !== null && (
        <MadeFiles project={project} files={madeFiles} mayAdd={mayEdit} onAdded={() => session.reload()} />
      )}
    </div>
  );
}
