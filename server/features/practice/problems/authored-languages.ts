import { type AuthoredLanguage, readLanguages } from '@devorbit/content-reader/languages.ts';
import { contentFolder } from '../../../folders.ts';

let read: AuthoredLanguage[] | undefined;

/** The practice languages with their starter code, read once. */
export const authoredLanguages = (): AuthoredLanguage[] => (read ??= readLanguages(contentFolder('languages')));
