import {
  type AssistantName,
  assistantOf,
  assistantTitles,
  isChecker,
  LANGUAGE_SERVER,
  type LanguageServerEnd,
} from '@devorbit/contract/execution/language-servers.ts';
import { browserChoice } from '../../../../platform/preferences.ts';

/** Whether code assistance is wanted in this browser. */
export const assistanceSetting = browserChoice('devorbit.ide.assistance', (kept): boolean => kept !== false);

/** What the status bar says of the open file. `again`: it may be started once more. */
export type AssistanceShown = {
  server: AssistantName | null;
  state: 'none' | 'off' | 'barred' | 'large' | 'starting' | 'ready' | 'over';
  words: string;
  again: boolean;
};

const titleOf = (server: AssistantName, language: string): string =>
  language === 'javascript'
    ? 'JavaScript'
    : language === 'cpp'
      ? 'C++'
      : language === 'c'
        ? 'C'
        : assistantTitles[server];

/** Which language server an open file has, and what is said where it has none. */
export function wantedOf(
  file: { language: string; text: string } | null,
  { isOn, mayRun, hasProject }: { isOn: boolean; mayRun: boolean; hasProject: boolean },
): { server: AssistantName; id: string; title: string } | AssistanceShown {
  const found = file && assistantOf(file.language);
  const said = (state: AssistanceShown['state'], words: string): AssistanceShown => ({
    server: found?.server ?? null,
    state,
    words,
    again: false,
  });
  if (!file || !found) return said('none', '');
  const title = titleOf(found.server, file.language);
  if (!hasProject) return said('barred', `${title}: sign in for code assistance`);
  if (!mayRun) return said('barred', `${title}: code assistance is only for people who can edit`);
  if (!isOn) return said('off', `${title}: code assistance is off`);
  if (isTooLarge(file.text)) return said('large', `${title}: this file is too large for code assistance`);
  return { ...found, title };
}

/** What is said of one that is there. */
export const readyWords = (server: AssistantName, title: string): string =>
  isChecker(server) ? `${title}: checked as you pause` : `${title}: ready`;

/** Whether a text fits into one message, with what JSON adds. */
export const isTooLarge = (text: string): boolean =>
  text.length > LANGUAGE_SERVER.FRAME_BYTES ||
  new TextEncoder().encode(JSON.stringify(text)).length > LANGUAGE_SERVER.FRAME_BYTES - 2048;

/** After these it begins again by itself when something is typed. */
const RESTS: ReadonlySet<LanguageServerEnd> = new Set(['idle', 'time']);
export const restsOnly = (reason: LanguageServerEnd | 'lost'): boolean => RESTS.has(reason as LanguageServerEnd);
/** After these, another try may find what was not there. */
export const mayTryAgain = (reason: LanguageServerEnd | 'lost'): boolean => reason !== 'missing';
