import { TRACED_LANGUAGES } from '@devorbit/contract/execution/traced-languages.ts';
import type { Start } from '@devorbit/contract/ide/start.ts';
import { keepNow } from '../api.ts';
import { DEBUG_SIGNED_IN, entryMissing, NO_DEBUG_ROOM } from '../copy.ts';
import { breakpointsByPath } from '../debugging/model.ts';
import { isText } from '../editing/model.ts';
import type { ProjectSession, Shown } from '../editing/state.ts';
import { type FileEntry, languageName, mainFileOf } from '../model.ts';
import { isPage } from '../previewing/model.ts';
import type { Runner } from '../running/state.ts';
import { NO_STEPS_ROOM, notStepped, STEPS_SIGNED_IN } from '../stepping/copy.ts';
import type { Parts } from './use-parts.ts';

type Given = {
  session: ProjectSession;
  shown: Shown;
  file: FileEntry | undefined;
  runner: Runner;
  /** Something runs already. */
  running: boolean;
  mayRun: boolean;
  start: Start;
  parts: Pick<Parts, 'showPanel' | 'preview' | 'setSide'>;
  wide: boolean;
};

/** Runs the project: as it is, under a debugger, or step by step. */
export function useRuns({ session, shown, file, runner, running, mayRun, start, parts, wide }: Given) {
  const { mayEdit } = shown;
  const visitor = shown.id === null;
  const run = async ({ debug = false, trace = false } = {}) => {
    // A page runs in the browser.
    if (!debug && !trace && shown.runs.chosen === null && isText(file) && isPage(file.name))
      return parts.preview(file.name);
    if (!debug) parts.showPanel('output');
    if (!mayRun) return;
    const chosen = shown.runs.all.find(({ id }) => id === shown.runs.chosen);
    const main = mainFileOf(shown);
    if (main === null) {
      runner.clear();
      return runner.say({ type: 'error', message: entryMissing(chosen?.entry ?? '') });
    }
    await runner.run({
      sent: () => session.flush(),
      files: () => {
        if (shown.id !== null) void keepNow(shown.id, { reason: 'run' }).catch(() => undefined);
        return session.all();
      },
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
    if (running || !mayEdit) return;
    const main = mainFileOf(shown);
    const isKnown = !isText(main ?? undefined) || TRACED_LANGUAGES.has(main?.language ?? '');
    const why = visitor
      ? start.guests
        ? NO_STEPS_ROOM
        : STEPS_SIGNED_IN
      : isKnown
        ? null
        : notStepped(languageName(main?.language ?? '', start.languages));
    if (why === null) return run({ trace: true });
    parts.showPanel('output');
    runner.clear();
    runner.say({ type: 'info', message: why });
  };
  const debug = async () => {
    parts.showPanel('debug');
    if (running || !mayEdit) return;
    runner.debugging.begin();
    if (visitor) return runner.debugging.refuse(start.guests ? NO_DEBUG_ROOM : DEBUG_SIGNED_IN);
    if (wide) parts.setSide('debug');
    await run({ debug: true });
  };
  return { run: () => void run(), stepByStep: () => void stepByStep(), debug: () => void debug() };
}
