import type { Start } from '@devorbit/contract/ide/start.ts';
import { useEffect, useState } from 'react';
import { useShown } from '../../components/use-shown.ts';
import type { ProjectSession } from '../../editing/state.ts';
import { Assistance, type Said } from '../state.ts';

type Given = {
  session: ProjectSession;
  diagnostics: Said;
  start: Pick<Start, 'matchers'>;
  mayRun: boolean;
  say: (sentence: string) => void;
};

/** Code assistance for the open file of a project; `say` tells the person a sentence. */
export function useAssistance({ session, diagnostics, start, mayRun, say }: Given) {
  const [assistance] = useState(() => new Assistance({ session, diagnostics, matchers: start.matchers, say }));
  useEffect(() => assistance.start(), [assistance]);
  useEffect(() => assistance.allow(mayRun), [assistance, mayRun]);
  return { assistance, assisted: useShown(assistance) };
}
