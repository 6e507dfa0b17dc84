import type { EditorView } from '@codemirror/view';
import type { NewFile } from '@devorbit/contract/ide/files.ts';
import type { Start } from '@devorbit/contract/ide/start.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useWide } from '../../../../platform/use-wide.ts';
import { madeQuery } from '../api.ts';
import { AssistanceStatus } from '../assistance/components/assistance-status.tsx';
import { useAssistance } from '../assistance/components/use-assistance.ts';
import { useBreakpoints } from '../debugging/components/use-breakpoints.ts';
import { useStops } from '../debugging/components/use-stops.ts';
import { Diagnostics } from '../diagnostics/state.ts';
import type { Cursor } from '../editing/components/project-editor.tsx';
import { useTexts } from '../editing/components/use-texts.ts';
import type { ProjectSession } from '../editing/state.ts';
import type { Asked } from '../explorer/components/explorer.tsx';
import { useFormatting } from '../formatting/components/use-formatting.ts';
import { useLeads } from '../presence/components/use-leads.ts';
import { firstPage, pagesOf } from '../previewing/model.ts';
import { useSubmit } from '../problems/components/use-submit.ts';
import type { SubmitDialog } from '../problems/model.ts';
import { Runner } from '../running/state.ts';
import { useTransfer } from '../transfer/components/use-transfer.ts';
import { ActivityBar } from './activity-bar.tsx';
import { ArrangedParts } from './arranged-parts.tsx';
import { CodePane } from './code-pane.tsx';
import { ProjectHead } from './project-head.tsx';
import { ProjectPanel } from './project-panel.tsx';
import { Sidebar } from './sidebar.tsx';
import { StatusBar } from './status-bar.tsx';
import { type Dialog, useCommands } from './use-commands.ts';
import { useGoTo } from './use-go-to.ts';
import { useKeysBack } from './use-keys-back.ts';
import { useNextPane } from './use-next-pane.ts';
import { useParts } from './use-parts.ts';
import { useRuns } from './use-runs.ts';
import { useShown } from './use-shown.ts';
import { WorkbenchDialogs } from './workbench-dialogs.tsx';
import panels from '../running/components/panels.module.css';
import classes from './workbench.module.css';

const PreviewPane = lazy(async () => ({
  default: (await import('../previewing/components/preview-pane.tsx')).PreviewPane,
}));
const DebugBar = lazy(async () => ({
  default: (await import('../debugging/components/debug-parts.tsx')).DebugBar,
}));
const StepsView = lazy(async () => ({
  default: (await import('../stepping/components/steps-view.tsx')).StepsView,
}));

type Props = {
  session: ProjectSession;
  start: Start;
  onOpen: (id: number) => void;
  onReplace: (name: string, files: readonly NewFile[]) => Promise<unknown>;
  /** Judges a program of a project that was made of a problem. */
  SubmitDialog: SubmitDialog;
};

/** The screen of the Online IDE around an open project. */
export function Workbench({ session, start, onOpen, onReplace, SubmitDialog }: Props) {
  const shown = useShown(session);
  const [diagnostics] = useState(() => new Diagnostics(session));
  const problems = useShown(diagnostics);
  const [runner] = useState(() => new Runner((told) => diagnostics.readRun(told, start)));
  const ran = useShown(runner);
  const { debugging, stepping } = runner;
  const debugged = useShown(debugging);
  const stepped = useShown(stepping);
  const { presence } = session;
  const present = useShown(presence);
  const texts = useTexts(session);
  const wide = useWide();
  const parts = useParts({ wide, chats: shown.chats });
  const [open, setOpen] = useState<Dialog | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const file = shown.files.find(({ id }) => id === shown.current);
  const visitor = shown.id === null;
  const { mayEdit } = shown;
  const mayRun = mayEdit && (!visitor || start.guests);
  const transfer = useTransfer(session);
  const { format, isFormatting } = useFormatting(session, transfer.say);
  const { assistance, assisted } = useAssistance({
    session,
    diagnostics,
    start,
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

  const pages = pagesOf(shown.files);
  const previewFirst = () => parts.preview(firstPage(pages, file?.name));
  const { run, stepByStep, debug } = useRuns({
    session,
    shown,
    file,
    runner,
    running: ran.running,
    mayRun,
    start,
    parts,
    wide,
  });
  const { submit, submitted, closeSubmitted } = useSubmit({ session, shown, file, say: transfer.say });
  const isDebugging = debugged.state !== null && debugged.state.state !== 'over';
  const breakpoints = useBreakpoints({ session, shown, debugging, debugged, file });
  const { goTo, go, goToProblem, goToPlace, toProblem } = useGoTo({
    session,
    shown,
    problems: problems.all,
    file,
    cursor,
    onCode: () => parts.setFront('code'),
  });
  // Who is followed leads to their file.
  useLeads(presence, (to) => {
    if (!session.entry(to)) return;
    session.open(to);
    parts.setFront('code');
  });
  const stop = useStops({
    debugging,
    debugged,
    files: shown.files,
    file,
    texts,
    onStop: (found) => {
      if (found) {
        session.open(found.id);
        parts.setFront('code');
      }
      if (wide) parts.setSide('debug');
    },
  });
  const leaveTerminal = () =>
    root.current?.querySelector<HTMLElement>('[role=tablist][aria-label=Panels] [aria-selected=true]')?.focus();

  const focusPane = useNextPane(root);
  const { commands, pressed, keys } = useCommands({
    mayEdit,
    isSaved: !visitor,
    isOwner: shown.role === 'owner',
    isDebugging,
    run,
    stop: () => runner.stop(),
    submit,
    debug,
    steps: stepByStep,
    preview: pages.length > 0 ? previewFirst : null,
    format: () => void format(file),
    step: (how) => void debugging.step(how),
    breakpoint: () => cursor && breakpoints.acts.toggle(cursor.line),
    editBreakpoint: () => cursor && breakpoints.acts.edit(cursor.line),
    make: (what) => (parts.setSide('files'), parts.setFront('files'), setAsked({ what, inside: '' })),
    endAll: () => runner.endAll(),
    pick: () => picker.current?.click(),
    exportAll: transfer.exportAll,
    side: (id) => (parts.setSide(id), parts.setFront('files')),
    toggleSide: parts.toggleSide,
    togglePanel: () => parts.setPanelOpen(!parts.panelOpen),
    panel: parts.showPanel,
    open: setOpen,
    focusPane,
    toProblem,
  });
  const isOpen = asked !== null || open !== null || breakpoints.edited !== null || submitted !== null;
  const keysBack = useKeysBack({ view, isOpen, wide });
  const opened = () => {
    parts.setFront('code');
    keysBack();
  };

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
      <ProjectHead session={session} shown={shown} start={start} onOpen={onOpen} transfer={transfer} />
      {isDebugging && (
        <Suspense>
          <DebugBar runner={runner} />
        </Suspense>
      )}
      {stepped.isOpen ? (
        <Suspense fallback={<p className={panels.empty}>Loading the steps…</p>}>
          <StepsView
            stepping={stepping}
            fileAt={texts.at}
            onClose={() => {
              stepping.close();
              keysBack();
            }}
          />
        </Suspense>
      ) : (
        <ArrangedParts
          wide={wide}
          parts={parts}
          hasPages={pages.length > 0}
          onPreview={previewFirst}
          activity={
            <ActivityBar
              shown={shown}
              side={parts.side}
              hasNews={parts.hasNews}
              onSide={parts.chooseSide}
              onShare={() => setOpen('share')}
              onProjects={() => setOpen('projects')}
            />
          }
          sidebar={
            <Sidebar
              session={session}
              shown={shown}
              side={parts.side}
              asked={asked}
              onAsked={setAsked}
              onOpened={opened}
              onImport={() => picker.current?.click()}
              transfer={transfer}
              madeFiles={madeFiles}
              debugging={debugging}
              breakpoints={breakpoints}
              onGo={go}
            />
          }
          code={
            <CodePane
              session={session}
              shown={shown}
              file={file}
              texts={texts}
              present={present}
              wide={wide}
              goTo={goTo}
              breakpoints={breakpoints}
              stop={stop}
              onValue={(expression) => debugging.look(expression)}
              assistance={assistance}
              assisted={assisted}
              view={view}
              onView={setView}
              onCursor={setCursor}
            />
          }
          aside={
            parts.previewed && (
              <Suspense fallback={<p className={panels.empty}>Loading the preview…</p>}>
                <PreviewPane
                  session={session}
                  shown={shown}
                  pages={pages}
                  asked={parts.previewed}
                  onPage={parts.preview}
                  onClose={wide ? parts.closePreview : null}
                />
              </Suspense>
            )
          }
          panel={
            <ProjectPanel
              session={session}
              shown={shown}
              mayRun={mayRun}
              runner={runner}
              ran={ran}
              stepped={stepped}
              problems={problems}
              madeFiles={madeFiles}
              active={parts.panel}
              onActive={parts.setPanel}
              onHide={wide ? () => parts.setPanelOpen(false) : undefined}
              onPreview={parts.preview}
              onGoToPlace={goToPlace}
              onGoToProblem={goToProblem}
              onLeaveTerminal={leaveTerminal}
            />
          }
        />
      )}
      <StatusBar
        mayEdit={mayEdit}
        running={ran.running}
        problems={problems.counts}
        onProblems={() => parts.showPanel('problems')}
        onRun={run}
        onStop={() => runner.stop()}
        onDebug={debug}
        onSteps={stepByStep}
        isFormatting={isFormatting}
        onFormat={() => void format(file)}
        onPreview={
          wide && (pages.length > 0 || parts.previewed) ? (parts.previewed ? parts.closePreview : previewFirst) : null
        }
        isPreviewing={parts.previewed !== null}
        onSubmit={submit}
        runs={shown.runs}
        onChoose={(chosen) => void session.keepRuns({ ...shown.runs, chosen }).catch(() => undefined)}
        onConfigure={() => setOpen('runs')}
        file={file}
        languages={start.languages}
        onLanguage={(language) => file && void session.change([{ id: file.id, language }]).catch(() => undefined)}
        cursor={cursor}
        size={texts.sizeOf(file)}
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
      <WorkbenchDialogs
        session={session}
        shown={shown}
        start={start}
        open={open}
        onClose={() => setOpen(null)}
        breakpoints={breakpoints}
        submission={{ submitted, closeSubmitted }}
        SubmitDialog={SubmitDialog}
        commands={commands}
        keys={keys}
        onOpen={onOpen}
        onReplace={onReplace}
        onGo={go}
        onOpened={opened}
        onKeysBack={keysBack}
      />
    </div>
  );
}
