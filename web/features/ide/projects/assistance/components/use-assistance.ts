import { useEffect, useState } from 'react';
import { useShown } from '../../components/use-shown.ts';
import type { ProjectSession } from '../../editing/state.ts';
import { Assistance } from '../state.ts';

/** Code assistance for the open file of a project; `say` tells the person a sentence. */
export function useAssistance(session: ProjectSession, mayRun: boolean, say: (sentence: string) => void) {
  const [assistance] = useState(() => new Assistance(session, say));
  useEffect(() => assistance.start(), [assistance]);
  useEffect(() => assistance.allow(mayRun), [assistance, mayRun]);
  return { assistance, assisted: useShown(assistance) };
}
