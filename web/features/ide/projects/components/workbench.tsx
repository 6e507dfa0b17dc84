import { redo, undo } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { practiceLanguages } from '@devorbit/contract/execution/languages.ts';
import { TRACED_LANGUAGES } from '@devorbit/contract/execution/traced-languages.ts';
import type { NewFile } from '@devorbit/contract/ide/files.ts';
import type { Start } from '@devorbit/contract/ide/start.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWide } from '../../../../platform/use-wide.ts';
import type { ShownBreakpoint } from '../../../../ui/code-editor/codemirror-breakpoints.ts';
import type { GoTo } from '../../../../ui/code-editor/editor-props.ts';
import { SignInLink } from '../../../../ui/sign-in.tsx';
import { keepNow, madeQuery } from '../api.ts';
import { AssistanceStatus } from '../assistance/components/assistance-status.tsx';
import { useAssistance } from '../assistance/components/use-assistance.ts';
import {
  DEBUG_SIGNED_IN,
  entryMissing,
  goneText,
  NO_DEBUG_ROOM,
  NO_FILE,
  NO_PROGRAM_TO_SUBMIT,
  RUN_SIGNED_IN,
  VIEWING,
} from '../copy.ts';
import { breakpointsByPath, isMisplaced, moved, toggled, valuesOn, withBreakpoint } from '../debugging/model.ts';
import { ProblemsPanel } from '../diagnostics/components/problems-panel.tsx';
import { nextOf, type ShownDiagnostic } from '../diagnostics/model.ts';
import { Diagnostics } from '../diagnostics/state.ts';
import { FileTabs } from '../editing/components/file-tabs.tsx';
import { type Cursor, ProjectEditor } from '../editing/components/project-editor.tsx';
import type { ProjectSession } from '../editing/state.ts';
import { type Asked, Explorer } from '../explorer/components/explorer.tsx';
import { useFormatting } from '../formatting/components/use-formatting.ts';
import { bytesOf, type FileEntry, languageName } from '../model.ts';
import { PeopleHere } from '../presence/components/people-here.tsx';
import { useLeads } from '../presence/components/use-leads.ts';
import { peopleOf } from '../presence/model.ts';
import { firstPage, isPage, pagesOf } from '../previewing/model.ts';
import type { Program, SubmitDialog } from '../problems/model.ts';
import { MadeFiles } from '../running/components/made-files.tsx';
import { OutputPanel } from '../running/components/output-panel.tsx';
import { TerminalPanel } from '../running/components/terminal-panel.tsx';
import { Runner } from '../running/state.ts';
import { NO_STEPS_ROOM, notStepped, STEPS_SIGNED_IN } from '../stepping/copy.ts';
import { useTransfer } from '../transfer/components/use-transfer.ts';
import { lookOf } from '../viewing/model.ts';
import { ActivityBar, type Side } from './activity-bar.tsx';
import { BottomPanel, type PanelId } from './bottom-panel.tsx';
import { FindInFiles } from './find-in-files.tsx';
import { KeyRow } from './key-row.tsx';
import { ProjectsDialog } from './projects-dialog.tsx';
import { QuickOpen } from './quick-open.tsx';
import { StatusBar } from './status-bar.tsx';
import { type Dialog, useCommands } from './use-commands.ts';
import { useNextPane } from './use-next-pane.ts';
import { useShown } from './use-shown.ts';
import panels from '../running/components/panels.module.css';
import classes from './workbench.module.css';

const Panes = lazy(() => import('./panes.tsx'));
const HistorySide = lazy(async () => ({
  default: (await import('../history/components/history-side.tsx')).HistorySide,
}));
const PeopleSide = lazy(async () => ({
  default: (await import('../members/components/people-side.tsx')).PeopleSide,
}));
const ChatSide = lazy(async () => ({ default: (await import('../chat/components/chat-side.tsx')).ChatSide }));
const RunDialog = lazy(async () => ({
  default: (await import('../running/components/run-dialog.tsx')).RunDialog,
}));
const ShareDialog = lazy(async () => ({
  default: (await import('../sharing/components/share-dialog.tsx')).ShareDialog,
}));

const PreviewPane = lazy(async () => ({
  default: (await import('../previewing/components/preview-pane.tsx')).PreviewPane,
}));

const ProjectPicture = lazy(async () => ({
  default: (await import('../viewing/components/project-picture.tsx')).ProjectPicture,
}));

const debugParts = () => import('../debugging/components/debug-parts.tsx');
const DebugBar = lazy(async () => ({ default: (await debugParts()).DebugBar }));
const DebugSide = lazy(async () => ({ default: (await debugParts()).DebugSide }));
const DebugConsole = lazy(async () => ({ default: (await debugParts()).DebugConsole }));
const StepsView = lazy(async () => ({
  default: (await import('../stepping/components/steps-view.tsx')).StepsView,
}));
const BreakpointDialog = lazy(async () => ({ default: (await debugParts()).BreakpointDialog }));

type Front = 'files' | 'code' | 'preview' | 'output';

type Props = {
  session: ProjectSession;
  start: Start;
  onOpen: (id: number) => void;
  onReplace: (name: string, files: readonly NewFile[]) => Promise<unknown>;
  /** Judges a program of a project that was made of a problem. */
  SubmitDialog: SubmitDialog;
};

const isText = (file: FileEntry | undefined): file is FileEntry & { kind: 'text' } => file?.kind === 'text';

/** The screen of the Online IDE around an open project. */
export function Workbench({ session, start, onOpen, onReplace, SubmitDialog }: Props) {
  const shown = useShown(session);
  const [diagnostics] = useState(() => new Diagnostics(session));
  const problems = useShown(diagnostics);
  const [runner] = useState(() => new Runner((told) => diagnostics.readRun(told, start)));
  const ran = useShown(runner);
  const debugged = useShown(runner.debugging);
  const stepped = useShown(runner.stepping);
  const { presence } = session;
  const present = useShown(presence);
  const [editing, setEditing] = useState<{ file: number; line: number } | null>(null);
  const wide = useWide();
  const [side, setSide] = useState<Side | null>('files');
  /** How much of the chat was looked at. */
  const [readChats, setReadChats] = useState(0);
  const readsChat = side === 'chat';
  const [panel, setPanel] = useState<PanelId>('output');
  const [panelOpen, setPanelOpen] = useState(true);
  const [front, setFront] = useState<Front>('code');
  const [open, setOpen] = useState<Dialog | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [goTo, setGoTo] = useState<GoTo | null>(null);
  const [view, setView] = useState<EditorView | null>(null);
  /** The page that is shown beside the code; null where none is. */
  const [previewed, setPreviewed] = useState<{ page: string; at: number } | null>(null);
  const [submitted, setSubmitted] = useState<(Program & { file: number }) | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  /** The editor takes the keys when it is there and no dialog is open. */
  const wantsKeys = useRef(false);
  const file = shown.files.find(({ id }) => id === shown.current);
  const visitor = shown.id === null;
  const { mayEdit } = shown;
  const mayRun = mayEdit && (!visitor || start.guests);
  const transfer = useTransfer(session);
  const { said, failure } = transfer;
  const { format, isFormatting } = useFormatting(session, transfer.say);
  const { assistance, assisted } = useAssistance({
    session,
    diagnostics,
    mayRun: mayEdit && !visitor,
    say: (sentence) => session.notify(sentence),
  });

  useEffect(() => session.start(), [session]);
  useEffect(() => diagnostics.start(), [diagnostics]);
  useEffect(() => () => runner.close(), [runner]);
  useEffect(() => runner.allow(mayEdit), [runner, mayEdit]);
  // Whatever runs there already is taken over: after a reload, and when another page begins to run.
  const { id: project, workspaces } = shown;
  const isIn = shown.gone === null;
  useEffect(() => {
    if (project !== null && isIn) void runner.join(project);
  }, [runner, project, workspaces, isIn]);
  const made = useQuery({ ...madeQuery(project ?? 0, ran.changes), enabled: project !== null && ran.hasWorkspace });
  const madeFiles = ran.hasWorkspace ? (made.data?.files ?? []) : [];
  // What is typed changes the size; the session tells of it by the cursor.
  const size = isText(file) ? bytesOf(session.textOf(file.id)) : (file?.size ?? null);

  const show = (id: PanelId) => {
    setPanel(id);
    setPanelOpen(true);
    setFront('output');
  };
  /** The file that a run begins with; null where its configuration names one that is not there. */
  const mainFile = (): FileEntry | null | undefined => {
    const entry = shown.runs.all.find(({ id }) => id === shown.runs.chosen)?.entry ?? null;
    return entry === null ? file : (shown.files.find(({ name }) => name === entry) ?? null);
  };
  const pages = pagesOf(shown.files);
  const preview = (page: string | null) => {
    if (page === null) return;
    setPreviewed((last) => ({ page, at: (last?.at ?? 0) + 1 }));
    setFront('preview');
  };
  const run = async ({ debug = false, trace = false } = {}) => {
    // A page runs in the browser.
    if (!debug && !trace && shown.runs.chosen === null && isText(file) && isPage(file.name)) return preview(file.name);
    if (!debug) show('output');
    if (!mayRun) return;
    if (!visitor) {
      await session.flush();
      void keepNow(shown.id ?? 0, { reason: 'run' }).catch(() => undefined);
    }
    const chosen = shown.runs.all.find(({ id }) => id === shown.runs.chosen);
    const main = mainFile();
    if (main === null) {
      runner.clear();
      return runner.say({ type: 'error', message: entryMissing(chosen?.entry ?? '') });
    }
    await runner.run({
      files: await session.all(),
      main: isText(main) ? { name: main.name, language: main.language } : null,
      args: chosen?.args ?? [],
      env: chosen?.env ?? {},
      stdin: chosen?.stdin ?? '',
      project: shown.id,
      trace,
      ...(debug ? { debug: { breakpoints: breakpointsByPath(shown.breakpoints, shown.files) } } : {}),
    });
  };
  const stepByStep = async () => {
    if (ran.running || !mayEdit) return;
    const main = mainFile();
    const isKnown = !isText(main ?? undefined) || TRACED_LANGUAGES.has(main?.language ?? '');
    const why = visitor
      ? start.guests
        ? NO_STEPS_ROOM
        : STEPS_SIGNED_IN
      : isKnown
        ? null
        : notStepped(languageName(main?.language ?? '', start.languages));
    if (why === null) return run({ trace: true });
    show('output');
    runner.clear();
    runner.say({ type: 'info', message: why });
  };
  const { problem } = shown;
  const submit =
    problem === null || shown.role !== 'owner'
      ? null
      : async () => {
          const language = isText(file) ? practiceLanguages.find((each) => each === file.language) : undefined;
          if (!isText(file) || !language) return transfer.say([NO_PROGRAM_TO_SUBMIT]);
          await session.flush();
          setSubmitted({ problem, language, file: file.id, name: file.name, code: session.textOf(file.id) });
        };
  const { debugging } = runner;
  const isDebugging = debugged.state !== null && debugged.state.state !== 'over';
  const debug = async () => {
    show('debug');
    if (ran.running || !mayEdit) return;
    debugging.begin();
    if (visitor) return debugging.refuse(start.guests ? NO_DEBUG_ROOM : DEBUG_SIGNED_IN);
    if (wide) setSide('debug');
    await run({ debug: true });
  };
  const keepBreakpoints = (all: Parameters<typeof session.keepBreakpoints>[0]) => {
    session.keepBreakpoints(all);
    void debugging.place(breakpointsByPath(all, shown.files));
  };
  const edited =
    editing &&
    (shown.breakpoints.find((one) => one.file === editing.file && one.line === editing.line) ?? {
      ...editing,
      condition: null,
      log: null,
    });
  const acts = {
    toggle: (line: number) => file && mayEdit && keepBreakpoints(toggled(shown.breakpoints, file.id, line)),
    edit: (line: number) => file && mayEdit && setEditing({ file: file.id, line }),
  };
  const dots = shown.breakpoints
    .filter((one) => one.file === file?.id)
    .map(({ line, condition, log }): ShownBreakpoint => {
      const misplaced = isMisplaced(debugged.state?.placed ?? [], file?.name ?? '', line);
      return {
        line,
        kind: misplaced ? 'misplaced' : log !== null ? 'log' : condition !== null ? 'condition' : 'stops',
      };
    });
  const frame = debugged.state?.stop?.frames.find(({ id }) => id === debugged.frame);
  const stopHere =
    frame && isText(file) && frame.path === file.name
      ? {
          line: frame.line,
          values: valuesOn(
            session.textOf(file.id).split('\n')[frame.line - 1] ?? '',
            debugged.scopes[0]?.variables ?? [],
          ),
        }
      : null;
  const go = (id: number, line: number, column: number | null = null) => {
    session.open(id);
    setFront('code');
    setGoTo((last) => ({ line, column, at: (last?.at ?? 0) + 1 }));
  };
  const hues = new Map(peopleOf(present.others).map(({ username, hue }) => [username, hue]));
  const cursors = file
    ? session.cursorsIn(file.id, present.others).map(({ page, username, anchor, head }) => ({
        page,
        name: username,
        hue: hues.get(username) ?? 0,
        anchor,
        head,
      }))
    : [];
  // Who is followed leads to their file.
  useLeads(presence, (to) => {
    if (!session.entry(to)) return;
    session.open(to);
    setFront('code');
  });
  // Where it stops is shown, with the file that it is in.
  const showStop = useEffectEvent(() => {
    const top = debugging.read().state?.stop?.frames.find(({ path }) => shown.files.some(({ name }) => name === path));
    const found = shown.files.find(({ name }) => name === top?.path);
    if (found) {
      session.open(found.id);
      setFront('code');
    }
    if (wide) setSide('debug');
  });
  useEffect(() => {
    let seen = debugging.read().stops;
    return debugging.subscribe(() => {
      const { stops } = debugging.read();
      if (stops === seen) return;
      seen = stops;
      showStop();
    });
  }, [debugging]);
  const goToProblem = ({ id, line, column }: ShownDiagnostic) => go(id, line, column);
  const goToPlace = (name: string, line: number, column: number | null) => {
    const found = shown.files.find((each) => each.name === name);
    if (found) go(found.id, line, column);
  };
  const leaveTerminal = () =>
    root.current?.querySelector<HTMLElement>('[role=tablist][aria-label=Panels] [aria-selected=true]')?.focus();

  const focusPane = useNextPane(root);
  const toProblem = (step: 1 | -1) => {
    const next = nextOf(
      problems.all,
      { file: file?.name ?? '', line: cursor?.line ?? 1, column: cursor?.column ?? 1 },
      step,
    );
    if (next) goToProblem(next);
  };
  const toggleSide = () => setSide(side === null ? 'files' : null);
  const { commands, pressed } = useCommands({
    mayEdit,
    isSaved: !visitor,
    isOwner: shown.role === 'owner',
    isDebugging,
    run: () => void run(),
    stop: () => runner.stop(),
    submit: submit && (() => void submit()),
    debug: () => void debug(),
    steps: () => void stepByStep(),
    preview: pages.length > 0 ? () => preview(firstPage(pages, file?.name)) : null,
    format: () => void format(file),
    step: (how) => void debugging.step(how),
    breakpoint: () => cursor && acts.toggle(cursor.line),
    editBreakpoint: () => cursor && acts.edit(cursor.line),
    make: (what) => (setSide('files'), setAsked({ what, inside: '' })),
    endAll: () => runner.endAll(),
    pick: () => picker.current?.click(),
    exportAll: transfer.exportAll,
    side: (id) => (setSide(id), setFront('files')),
    toggleSide,
    togglePanel: () => setPanelOpen(!panelOpen),
    panel: show,
    open: setOpen,
    focusPane,
    toProblem,
  });
  const isOpen = asked !== null || open !== null || editing !== null || submitted !== null;
  useEffect(() => {
    if (!wantsKeys.current || isOpen || !view) return;
    wantsKeys.current = false;
    if (wide) view.focus();
  }, [view, isOpen, wide]);
  const opened = () => {
    setFront('code');
    wantsKeys.current = true;
  };

  const barred = mayRun ? null : !mayEdit ? (
    ran.records.length === 0 && <p className={panels.empty}>{VIEWING}</p>
  ) : (
    <p className={panels.empty}>
      {RUN_SIGNED_IN} <SignInLink why="run your code" />
    </p>
  );

  const explorer = (
    <div className={classes.files}>
      <Explorer
        session={session}
        shown={shown}
        asked={asked}
        onAsked={setAsked}
        onOpened={opened}
        onFiles={transfer.bringFiles}
        onImport={() => picker.current?.click()}
        onExport={transfer.exportAll}
        onSaveFile={transfer.saveOne}
      />
      {project !== null && (
        <MadeFiles project={project} files={madeFiles} mayAdd={mayEdit} onAdded={() => session.reload()} />
      )}
    </div>
  );
  const sidebar =
    side === 'search' ? (
      <FindInFiles session={session} shown={shown} onGo={go} />
    ) : side === 'history' && shown.id !== null ? (
      <Suspense fallback={<p className={panels.empty}>Loading the history…</p>}>
        <HistorySide session={session} shown={{ ...shown, id: shown.id }} />
      </Suspense>
    ) : side === 'people' && shown.id !== null ? (
      <Suspense fallback={<p className={panels.empty}>Loading the people…</p>}>
        <PeopleSide shown={{ ...shown, id: shown.id }} />
      </Suspense>
    ) : side === 'chat' && shown.id !== null ? (
      <Suspense fallback={<p className={panels.empty}>Loading the chat…</p>}>
        <ChatSide shown={{ ...shown, id: shown.id }} />
      </Suspense>
    ) : side === 'debug' ? (
      <Suspense fallback={<p className={panels.empty}>Loading the debugger…</p>}>
        <DebugSide
          debugging={debugging}
          shown={shown}
          onGo={go}
          onBreakpoints={keepBreakpoints}
          onEdit={(of, line) => setEditing({ file: of, line })}
        />
      </Suspense>
    ) : (
      explorer
    );
  const code = (
    <>
      <FileTabs session={session} shown={shown} />
      {shown.notice !== null && (
        <p className={classes.notice} role="status">
          {shown.notice}{' '}
          <button type="button" className={classes.dismiss} onClick={() => session.forgetNotice()}>
            OK
          </button>
        </p>
      )}
      {isText(file) ? (
        <ProjectEditor
          key={`${file.id} ${shown.epoch}`}
          session={session}
          file={file}
          goTo={goTo}
          breakpoints={dots}
          acts={acts}
          assistance={assisted.extension}
          onTyped={() => assistance.typed()}
          others={cursors}
          followed={cursors.find(({ page }) => page === present.following)?.head ?? null}
          onOwnWay={() => void presence.unfollow()}
          mayEdit={mayEdit}
          onMoved={(lines, byOthers) => {
            const now = moved(shown.breakpoints, file.id, lines);
            if (byOthers) session.moveBreakpoints(now);
            else session.keepBreakpoints(now);
          }}
          stop={stopHere}
          onCursor={setCursor}
          onView={(shownView) => {
            setView(shownView);
            assistance.attached(shownView);
          }}
        />
      ) : file && lookOf(file.name) === 'picture' ? (
        <Suspense fallback={<p className={classes.empty}>Loading the picture…</p>}>
          <ProjectPicture key={file.id} session={session} file={file} />
        </Suspense>
      ) : file ? (
        <p className={classes.empty}>{file.name} isn’t text. Download it from the Explorer to look at it.</p>
      ) : (
        <p className={classes.empty}>{NO_FILE}</p>
      )}
      {!wide && mayEdit && isText(file) && view && (
        <KeyRow view={view} onUndo={() => undo(view)} onRedo={() => redo(view)} />
      )}
    </>
  );
  const aside = previewed && (
    <Suspense fallback={<p className={panels.empty}>Loading the preview…</p>}>
      <PreviewPane
        session={session}
        shown={shown}
        pages={pages}
        asked={previewed}
        onPage={preview}
        onClose={wide ? () => setPreviewed(null) : null}
      />
    </Suspense>
  );
  const bottom = (
    <BottomPanel
      active={panel}
      onActive={setPanel}
      problems={problems.all.length}
      notes={shown.panels}
      mayEdit={mayEdit}
      onNotes={(notes) => session.keepPanels(notes)}
      onHide={wide ? () => setPanelOpen(false) : undefined}
      fixed={{
        output: (
          <OutputPanel
            runner={runner}
            ran={ran}
            barred={barred}
            mayType={mayEdit}
            made={madeFiles}
            project={project}
            onPreview={preview}
            problems={problems.all}
            names={shown.files.map(({ name }) => name)}
            onGo={goToPlace}
            onLeave={leaveTerminal}
            onSteps={stepped.steps.length > 0 && !stepped.isRecording ? () => runner.stepping.open() : null}
          />
        ),
        terminal: (
          <TerminalPanel
            runner={runner}
            ran={ran}
            barred={mayEdit ? barred : null}
            mayType={mayEdit}
            onOpen={async () => {
              if (!visitor) await session.flush();
              await runner.openShell(await session.all(), shown.id);
            }}
            onLeave={leaveTerminal}
          />
        ),
        problems: <ProblemsPanel problems={problems} onGo={goToProblem} />,
        debug: (
          <Suspense fallback={<p className={panels.empty}>Loading the debugger…</p>}>
            <DebugConsole debugging={debugging} />
          </Suspense>
        ),
      }}
    />
  );
  const fronts: readonly Front[] =
    pages.length > 0 || previewed ? ['files', 'code', 'preview', 'output'] : ['files', 'code', 'output'];
  const activity = (
    <ActivityBar
      shown={shown}
      side={side}
      hasNews={!readsChat && shown.chats !== readChats}
      onSide={(id) => {
        if (readsChat || id === 'chat') setReadChats(shown.chats);
        setSide(side === id && wide ? null : id);
        setFront('files');
      }}
      onShare={() => setOpen('share')}
      onProjects={() => setOpen('projects')}
    />
  );

  return (
    <div
      className={classes.screen}
      ref={root}
      onKeyDownCapture={(event) => {
        // Escape stops following, and nothing else.
        if (event.key === 'Escape' && presence.unfollow()) return (event.preventDefault(), event.stopPropagation());
        pressed(event);
      }}
    >
      <div className={classes.head}>
        <h1 className={classes.title}>
          <span className={classes.kind}>Online IDE</span> {shown.name}
          {shown.role !== 'owner' && <span className={classes.kind}> by {shown.owner}</span>}
        </h1>
        {shown.id !== null && <PeopleHere presence={presence} files={shown.files} />}
      </div>
      {(failure !== null || said.length > 0 || shown.gone !== null) && (
        <div className={classes.notice} role="alert">
          {shown.gone === null ? failure : goneText[shown.gone]}
          {said.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {said.length > 0 && (
            <button type="button" className={classes.dismiss} onClick={() => transfer.say([])}>
              OK
            </button>
          )}
        </div>
      )}
      {isDebugging && (
        <Suspense>
          <DebugBar runner={runner} />
        </Suspense>
      )}
      {stepped.isOpen ? (
        <Suspense fallback={<p className={panels.empty}>Loading the steps…</p>}>
          <StepsView
            stepping={runner.stepping}
            fileAt={(path) => {
              const found = shown.files.find(({ name }) => name === path);
              return isText(found) ? { text: session.textOf(found.id), language: found.language } : null;
            }}
            onClose={() => {
              runner.stepping.close();
              wantsKeys.current = true;
            }}
          />
        </Suspense>
      ) : wide ? (
        <div className={classes.body}>
          {activity}
          <Suspense fallback={<div className={classes.code} />}>
            <Panes side={side === null ? null : sidebar} code={code} aside={aside} panel={panelOpen ? bottom : null} />
          </Suspense>
        </div>
      ) : (
        <>
          <div className={classes.fronts} role="group" aria-label="Part of the screen">
            {fronts.map((id) => (
              <button
                key={id}
                type="button"
                className={classes.front}
                aria-pressed={front === id}
                onClick={() => (id === 'preview' && !previewed ? preview(firstPage(pages, file?.name)) : setFront(id))}
              >
                {{ files: 'Files', code: 'Code', preview: 'Preview', output: 'Output' }[id]}
              </button>
            ))}
          </div>
          {front === 'files' && (
            <div className={classes.narrow}>
              {activity}
              {sidebar}
            </div>
          )}
          {front === 'code' && <div className={classes.code}>{code}</div>}
          {front === 'preview' && <div className={classes.narrow}>{aside}</div>}
          {front === 'output' && <div className={classes.narrow}>{bottom}</div>}
        </>
      )}
      <StatusBar
        mayEdit={mayEdit}
        running={ran.running}
        problems={problems.counts}
        onProblems={() => show('problems')}
        onRun={() => void run()}
        onStop={() => runner.stop()}
        onDebug={() => void debug()}
        onSteps={() => void stepByStep()}
        isFormatting={isFormatting}
        onFormat={() => void format(file)}
        onPreview={
          wide && (pages.length > 0 || previewed)
            ? () => (previewed ? setPreviewed(null) : preview(firstPage(pages, file?.name)))
            : null
        }
        isPreviewing={previewed !== null}
        onSubmit={submit && (() => void submit())}
        runs={shown.runs}
        onChoose={(chosen) => void session.keepRuns({ ...shown.runs, chosen }).catch(() => undefined)}
        onConfigure={() => setOpen('runs')}
        file={file}
        languages={start.languages}
        onLanguage={(language) => file && void session.change([{ id: file.id, language }]).catch(() => undefined)}
        cursor={cursor}
        size={size}
        saving={shown.saving}
        assistance={<AssistanceStatus assistance={assistance} assisted={assisted} />}
      />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label="Files to import"
        onChange={({ currentTarget }) => {
          transfer.bringFiles([...(currentTarget.files ?? [])], '');
          currentTarget.value = '';
        }}
      />
      {editing && edited && (
        <Suspense>
          <BreakpointDialog
            path={shown.files.find(({ id }) => id === editing.file)?.name ?? ''}
            breakpoint={edited}
            onSave={(one) => keepBreakpoints(withBreakpoint(shown.breakpoints, one))}
            onClose={() => {
              setEditing(null);
              wantsKeys.current = true;
            }}
          />
        </Suspense>
      )}
      {submitted && (
        <Suspense>
          <SubmitDialog
            program={submitted}
            onGoTo={(line) => {
              setSubmitted(null);
              go(submitted.file, line);
            }}
            onClose={() => {
              setSubmitted(null);
              wantsKeys.current = true;
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
            setOpen(null);
            onOpen(id);
          }}
          onRename={shown.role === 'owner' ? (name) => session.rename(name) : null}
          onReplace={onReplace}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'runs' && (
        <Suspense>
          <RunDialog session={session} shown={shown} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'share' && shown.id !== null && (
        <Suspense>
          <ShareDialog session={session} project={shown.id} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'files' && (
        <QuickOpen
          title="Go to file"
          label="File name"
          choices={shown.files
            .filter(({ kind }) => kind !== 'folder')
            .map(({ id, name }) => ({ name, act: () => (session.open(id), opened()) }))}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'commands' && (
        <QuickOpen title="Commands" label="Command" choices={commands} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
