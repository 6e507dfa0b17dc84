import type { LanguageOption, PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Owner } from '../../../../../platform/drafts.ts';
import { isEdited } from '../../drafts/model.ts';
import { keepDraft, keepLanguage, onTypedElsewhere, readDraft, readLanguage, readTypedAt } from '../../drafts/state.ts';

type Codes = Partial<Record<PracticeLanguage, string>>;

export type CodeDraft = {
  language: PracticeLanguage;
  code: string;
  edited: boolean;
  /** False when the browser refuses to keep the draft. */
  kept: boolean;
  /** When what was found here was typed, ms; null where nothing was found, or it was changed since. */
  typedAt: number | null;
  /** Whether the last reset can be taken back. */
  canUndo: boolean;
  type: (code: string) => void;
  choose: (language: PracticeLanguage) => void;
  reset: () => void;
  undo: () => void;
};

/** The code in the editor, per language: one's own draft where there is one, else the starter code. Every change is kept. */
export function useCode(problem: { id: number; languages: readonly LanguageOption[] }, owner: Owner): CodeDraft {
  const [language, setLanguage] = useState<PracticeLanguage>(() => {
    const last = readLanguage(owner, problem.id);
    return (problem.languages.find(({ id }) => id === last) ?? problem.languages[0])?.id ?? 'javascript';
  });
  const starterOf = (wanted: PracticeLanguage) => problem.languages.find(({ id }) => id === wanted)?.starter_code ?? '';
  const openedAs = (wanted: PracticeLanguage) => readDraft(owner, problem.id, wanted) ?? starterOf(wanted);
  const [codes, setCodes] = useState<Codes>(() => ({ [language]: openedAs(language) }));
  const [typedAt, setTypedAt] = useState(() => readTypedAt(owner, problem.id, language));
  const [kept, setKept] = useState(true);
  const [before, setBefore] = useState<string | null>(null);
  const starter = starterOf(language);
  const code = codes[language] ?? starter;

  // Another tab's newer draft comes in where nothing was typed here since it was opened.
  const [typedHere, setTypedHere] = useState(false);
  const takeOver = useEffectEvent(() => {
    if (!typedHere) setCodes((all) => ({ ...all, [language]: openedAs(language) }));
  });
  useEffect(() => onTypedElsewhere(owner, problem.id, language, () => takeOver()), [owner, problem.id, language]);

  const put = (next: string, undoable: string | null) => {
    setCodes((all) => ({ ...all, [language]: next }));
    setBefore(undoable);
    setTypedAt(null);
    setTypedHere(true);
    setKept(keepDraft(owner, problem.id, language, isEdited(next, starter) ? next : null));
  };
  return {
    language,
    code,
    edited: isEdited(code, starter),
    kept,
    typedAt,
    canUndo: before !== null,
    type: (next) => put(next, null),
    reset: () => put(starter, isEdited(code, starter) ? code : null),
    undo: () => before !== null && put(before, null),
    choose: (next) => {
      setCodes((all) => ({ ...all, [next]: all[next] ?? openedAs(next) }));
      setLanguage(next);
      setBefore(null);
      setTypedAt(codes[next] === undefined ? readTypedAt(owner, problem.id, next) : null);
      keepLanguage(owner, problem.id, next);
    },
  };
}
