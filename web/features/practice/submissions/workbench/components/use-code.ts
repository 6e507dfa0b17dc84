import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import type { SolvingLanguage } from '@devorbit/contract/practice/problems.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Owner } from '../../../../../platform/drafts.ts';
import { asFunction, isEdited } from '../../drafts/model.ts';
import type { Online } from '../../drafts/online/model.ts';
import {
  hasChosenLanguage,
  keepDraft,
  keepLanguage,
  onTypedElsewhere,
  readDraft,
  readLanguage,
  readPress,
  readTypedAt,
} from '../../drafts/state.ts';
import { useOnline } from './use-online.ts';

type Codes = Partial<Record<PracticeLanguage, string>>;

export type CodeDraft = {
  language: PracticeLanguage;
  code: string;
  edited: boolean;
  /** False when the browser refuses to keep the draft. */
  kept: boolean;
  /** When what was found here was typed, ms; null where nothing was found, or it was changed since. */
  typedAt: number | null;
  /** Whether there is something to take back: the last reset, or that a visitor's code took the place of one's own. */
  canUndo: boolean;
  undoText: 'Undo reset' | 'Use my earlier draft';
  /** What the server has of it; quiet for a visitor. */
  online: Online;
  /** Whether there is nothing of one's own, here or on the server, so that an earlier submission may be offered. */
  untouched: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
  /** Puts a submission of one's own into the editor. */
  load: (language: PracticeLanguage, code: string) => void;
  type: (code: string) => void;
  choose: (language: PracticeLanguage) => void;
  reset: () => void;
  undo: () => void;
};

/**
 * The code in the editor, per language: one's own draft where there is one, else the starter code. Every change is kept.
 * Somebody who signs in goes on with the code that they have typed as a visitor.
 */
export function useCode(problem: { id: number; languages: readonly SolvingLanguage[] }, owner: Owner): CodeDraft {
  const [language, setLanguage] = useState<PracticeLanguage>(() => {
    const last = readPress(problem.id)?.language ?? readLanguage(owner, problem.id);
    return (problem.languages.find(({ id }) => id === last) ?? problem.languages[0])?.id ?? 'javascript';
  });
  const optionOf = (wanted: PracticeLanguage) => problem.languages.find(({ id }) => id === wanted);
  const starterOf = (wanted: PracticeLanguage) => optionOf(wanted)?.function_code ?? '';
  const openedAs = (wanted: PracticeLanguage) => {
    const kept = readDraft(owner, problem.id, wanted);
    const option = optionOf(wanted);
    return kept !== null && option ? asFunction(kept, option) : starterOf(wanted);
  };
  // Back from a sign-in on another page, with something that waits for it: the visitor's code comes first.
  const [codes, setCodes] = useState<Codes>(() => ({
    [language]: (readPress(problem.id) && readDraft('visitor', problem.id, language)) ?? openedAs(language),
  }));
  const [typedAt, setTypedAt] = useState(() => readTypedAt(owner, problem.id, language));
  const [kept, setKept] = useState(true);
  const [before, setBefore] = useState<{ code: string; text: CodeDraft['undoText'] } | null>(null);
  const starter = starterOf(language);
  const code = codes[language] ?? starter;
  const edited = isEdited(code, starter);

  const [owned, setOwned] = useState<Owner>('visitor');
  if (owner !== owned) {
    setOwned(owner);
    const own = readDraft(owner, problem.id, language) === null ? null : openedAs(language);
    const other = own !== null && own !== code ? own : null;
    setCodes({ [language]: edited ? code : (own ?? starter) });
    setBefore(edited && other !== null ? { code: other, text: 'Use my earlier draft' } : null);
    setTypedAt(edited && other !== null ? null : readTypedAt(owner, problem.id, language));
  }
  const adopt = useEffectEvent(() => {
    if (owner !== 'visitor' && edited && readDraft(owner, problem.id, language) !== code)
      keepDraft(owner, problem.id, language, code);
  });
  useEffect(() => adopt(), [owner]);

  // Another tab's newer draft comes in where nothing was typed here since it was opened.
  const [typedHere, setTypedHere] = useState(false);
  const takeOver = useEffectEvent(() => {
    if (!typedHere) setCodes((all) => ({ ...all, [language]: openedAs(language) }));
  });
  useEffect(() => onTypedElsewhere(owner, problem.id, language, () => takeOver()), [owner, problem.id, language]);

  const { stateOf, found, running } = useOnline({
    problemId: problem.id,
    owner,
    languages: problem.languages.map(({ id }) => id),
    starterOf,
    onTake(taken, theirs) {
      const next = theirs ?? starterOf(taken);
      const mine = codes[taken];
      setCodes((all) => ({ ...all, [taken]: next }));
      if (taken !== language) return;
      setTypedAt(null);
      // Nothing of one's own is gone for good.
      const lost = mine !== undefined && isEdited(mine, starter) && isEdited(mine, next);
      setBefore(lost ? { code: mine, text: 'Use my earlier draft' } : null);
    },
    onOpened([last]) {
      if (last && !typedHere && !edited && !hasChosenLanguage(owner, problem.id)) setLanguage(last.language);
    },
  });

  const write = (into: PracticeLanguage, next: string) => {
    const unkept = !keepDraft(owner, problem.id, into, isEdited(next, starterOf(into)) ? next : null);
    setCodes((all) => ({ ...all, [into]: next }));
    setTypedAt(null);
    setTypedHere(true);
    setKept(!unkept);
    running.current?.changed(into, unkept ? next : undefined);
  };
  const put = (next: string, undoable: string | null) => {
    setBefore(undoable === null ? null : { code: undoable, text: 'Undo reset' });
    write(language, next);
  };
  return {
    language,
    code,
    edited,
    kept,
    typedAt,
    canUndo: before !== null,
    undoText: before?.text ?? 'Undo reset',
    online: stateOf(language),
    untouched: !typedHere && !edited && found === 0,
    keepMine: () => running.current?.keepMine(language),
    takeTheirs: () => running.current?.takeTheirs(language),
    load: (into, sent) => {
      const wanted = optionOf(into);
      setLanguage(into);
      setBefore(null);
      write(into, wanted ? asFunction(sent, wanted) : sent);
    },
    type: (next) => put(next, null),
    reset: () => put(starter, edited ? code : null),
    undo: () => before !== null && put(before.code, null),
    choose: (next) => {
      setCodes((all) => ({ ...all, [next]: all[next] ?? openedAs(next) }));
      setLanguage(next);
      setBefore(null);
      setTypedAt(codes[next] === undefined ? readTypedAt(owner, problem.id, next) : null);
      keepLanguage(owner, problem.id, next);
    },
  };
}
