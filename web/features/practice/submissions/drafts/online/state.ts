import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import type { CodeDraft } from '@devorbit/contract/practice/code-drafts.ts';
import { readSession } from '../../../../../platform/session.ts';
import { deviceMark, forgetMine, keepOnline, readMine } from '../state.ts';
import { discardDraft, draftInTheWay, fetchDrafts, isFinal, saveDraft } from './api.ts';
import { type Mine, type Online, reconcile } from './model.ts';

/** After the last key, in ms: what is typed on goes along. */
const SEND_AFTER_MS = 1_500;
const RETRY_AFTER_MS = 20_000;
/** Coming back to the page sooner than this, in ms, asks for nothing. */
const FRESH_MS = 5_000;

type Given = {
  owner: number;
  problemId: number;
  languages: readonly PracticeLanguage[];
  starterOf: (language: PracticeLanguage) => string;
  /** The code of another device, or null for the starter code, takes the place of what stands there. */
  onTake: (language: PracticeLanguage, code: string | null) => void;
  onState: (language: PracticeLanguage, state: Online) => void;
  /** The drafts on the server, as they were when the page was opened, the last changed first. */
  onOpened: (drafts: CodeDraft[]) => void;
};

export type OnlineDrafts = {
  /** To be called after the draft was kept; `unkept` is its code where the browser refuses to keep it. */
  changed: (language: PracticeLanguage, unkept?: string) => void;
  /** Of two that were both changed: this one takes the other's place. */
  keepMine: (language: PracticeLanguage) => void;
  takeTheirs: (language: PracticeLanguage) => void;
  /** Sends what waits. */
  stop: () => void;
};

/** Keeps a person's drafts to one problem the same here and on the server, until it is stopped. */
export function startOnlineDrafts({ owner, problemId, languages, starterOf, ...tell }: Given): OnlineDrafts {
  const over = new AbortController();
  const timers = new Map<PracticeLanguage, ReturnType<typeof setTimeout>>();
  const sending = new Set<PracticeLanguage>();
  const conflicts = new Map<PracticeLanguage, CodeDraft>();
  /** What the browser refuses to keep. */
  const unkept = new Map<PracticeLanguage, Mine>();
  let fetched = -Infinity;
  /** Sends that have begun or ended: an answer from before the last of them says nothing. */
  let moves = 0;

  const mineOf = (language: PracticeLanguage): Mine | null =>
    unkept.get(language) ?? readMine(owner, problemId, language);
  const say = (language: PracticeLanguage, state: Online) => {
    if (!over.signal.aborted) tell.onState(language, state);
  };

  /** From now on the draft here goes on from this revision; `clean` where it is that one. */
  const put = (language: PracticeLanguage, code: string | null, seen: number, clean: boolean) => {
    const kept =
      code === null && seen === 0
        ? forgetMine(owner, problemId, language)
        : keepOnline(owner, problemId, language, code, seen, clean);
    if (kept) unkept.delete(language);
    else unkept.set(language, { code, seen, dirty: !clean });
  };

  const later = (language: PracticeLanguage, ms: number) => {
    clearTimeout(timers.get(language));
    timers.set(
      language,
      setTimeout(() => void send(language), ms),
    );
  };

  async function send(language: PracticeLanguage, leaving = false): Promise<void> {
    clearTimeout(timers.get(language));
    timers.delete(language);
    const mine = mineOf(language);
    // Whoever is signed in by now: this draft is its owner's.
    if (readSession()?.user.id !== owner) return;
    if (!mine?.dirty || conflicts.has(language) || (sending.has(language) && !leaving)) return;
    sending.add(language);
    moves++;
    say(language, { step: 'sending' });
    try {
      const place = { id: problemId, language };
      let revision = 0;
      if (mine.code !== null)
        revision = await saveDraft(place, { code: mine.code, revision: mine.seen, device: deviceMark() }, leaving);
      else if (mine.seen > 0) await discardDraft(place, mine.seen);
      const now = mineOf(language);
      const still = now === null || now.code === mine.code;
      put(language, still ? mine.code : now.code, revision, still);
      if (still) say(language, { step: mine.code === null ? 'quiet' : 'saved' });
      else later(language, SEND_AFTER_MS);
    } catch (error) {
      const draft = draftInTheWay(error);
      if (draft) meet(language, draft);
      else {
        say(language, { step: 'waiting' });
        if (!isFinal(error) && !over.signal.aborted) later(language, RETRY_AFTER_MS);
      }
    } finally {
      sending.delete(language);
      moves++;
    }
  }

  function take(language: PracticeLanguage, { code, revision, updated_at, device }: CodeDraft): void {
    put(language, code, revision, true);
    tell.onTake(language, code);
    say(language, { step: 'restored', at: Date.parse(updated_at), elsewhere: device !== deviceMark() });
  }

  function meet(language: PracticeLanguage, theirs: CodeDraft | null): void {
    const mine = mineOf(language);
    const step = reconcile(mine, theirs, theirs?.device === deviceMark(), starterOf(language));
    if (step === 'gone') {
      forgetMine(owner, problemId, language);
      tell.onTake(language, null);
      say(language, { step: 'quiet' });
    }
    if (step === 'send') {
      if (theirs && mine) put(language, mine.code, theirs.revision, false);
      later(language, 0);
    }
    if (theirs === null) return;
    if (step === 'take') take(language, theirs);
    if (step === 'same') {
      put(language, theirs.code, theirs.revision, true);
      say(language, { step: 'saved' });
    }
    if (step === 'conflict') {
      conflicts.set(language, theirs);
      say(language, { step: 'conflict', draft: theirs });
    }
  }

  const fetchAll = async (): Promise<void> => {
    if (performance.now() - fetched < FRESH_MS) return;
    const first = fetched === -Infinity;
    fetched = performance.now();
    const begun = moves;
    try {
      const drafts = await fetchDrafts(problemId, over.signal);
      if (over.signal.aborted) return;
      if (first) tell.onOpened(drafts);
      if (moves !== begun || sending.size > 0) return;
      for (const language of languages)
        if (!conflicts.has(language)) meet(language, drafts.find((draft) => draft.language === language) ?? null);
    } catch {
      if (over.signal.aborted) return;
      fetched = -Infinity;
      for (const language of languages) if (mineOf(language)?.dirty) say(language, { step: 'waiting' });
    }
  };

  const sendAll = (leaving: boolean) => {
    for (const language of languages) void send(language, leaving);
  };
  const seen = () => {
    if (document.visibilityState === 'hidden') sendAll(true);
    else void fetchAll();
  };
  const back = () => {
    void fetchAll().finally(() => sendAll(false));
  };
  const until = { signal: over.signal };
  document.addEventListener('visibilitychange', seen, until);
  globalThis.addEventListener('pagehide', () => sendAll(true), until);
  globalThis.addEventListener('online', back, until);
  void fetchAll();

  return {
    changed(language, code) {
      if (code === undefined) unkept.delete(language);
      else unkept.set(language, { code, seen: mineOf(language)?.seen ?? 0, dirty: true });
      if (conflicts.has(language)) return;
      say(language, { step: navigator.onLine ? 'sending' : 'waiting' });
      later(language, SEND_AFTER_MS);
    },
    keepMine(language) {
      const theirs = conflicts.get(language);
      const mine = mineOf(language);
      conflicts.delete(language);
      if (theirs && mine) put(language, mine.code, theirs.revision, false);
      void send(language);
    },
    takeTheirs(language) {
      const theirs = conflicts.get(language);
      conflicts.delete(language);
      if (theirs) take(language, theirs);
    },
    stop() {
      sendAll(true);
      over.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
