import type { LanguageOption, PracticeLanguage } from '@devorbit/contract/languages.ts';
import { useState } from 'react';
import { isEdited, type Owner } from '../../drafts/model.ts';
import { keepDraft, keepLanguage, readDraft, readLanguage } from '../../drafts/state.ts';

type Codes = Partial<Record<PracticeLanguage, string>>;

export type Draft = {
  language: PracticeLanguage;
  code: string;
  edited: boolean;
  /** False when the browser refuses to keep the draft. */
  kept: boolean;
  /** Whether the last reset can be taken back. */
  canUndo: boolean;
  type: (code: string) => void;
  choose: (language: PracticeLanguage) => void;
  reset: () => void;
  undo: () => void;
};

/** The code in the editor, per language: one's own draft where there is one, else the starter code. Every change is kept. */
export function useDraft(problem: { id: number; languages: readonly LanguageOption[] }, owner: Owner): Draft {
  const [language, setLanguage] = useState<PracticeLanguage>(() => {
    const last = readLanguage(owner, problem.id);
    return (problem.languages.find(({ id }) => id === last) ?? problem.languages[0])?.id ?? 'javascript';
  });
  const starterOf = (wanted: PracticeLanguage) => problem.languages.find(({ id }) => id === wanted)?.starter_code ?? '';
  const openedAs = (wanted: PracticeLanguage) => readDraft(owner, problem.id, wanted) ?? starterOf(wanted);
  const [codes, setCodes] = useState<Codes>(() => ({ [language]: openedAs(language) }));
  const [kept, setKept] = useState(true);
  const [before, setBefore] = useState<string | null>(null);
  const starter = starterOf(language);
  const code = codes[language] ?? starter;

  const put = (next: string, undoable: string | null) => {
    setCodes((all) => ({ ...all, [language]: next }));
    setBefore(undoable);
    setKept(keepDraft(owner, problem.id, language, isEdited(next, starter) ? next : null));
  };
  return {
    language,
    code,
    edited: isEdited(code, starter),
    kept,
    canUndo: before !== null,
    type: (next) => put(next, null),
    reset: () => put(starter, isEdited(code, starter) ? code : null),
    undo: () => before !== null && put(before, null),
    choose: (next) => {
      setCodes((all) => ({ ...all, [next]: all[next] ?? openedAs(next) }));
      setLanguage(next);
      setBefore(null);
      keepLanguage(owner, problem.id, next);
    },
  };
}
