import { type Harnesses, readHarnesses } from '@devorbit/content-reader/harness.ts';
import { type AuthoredLanguage, readLanguages } from '@devorbit/content-reader/languages.ts';
import { contentFolder } from '../../../folders.ts';

let read: AuthoredLanguage[] | undefined;
let harnesses: Harnesses | undefined;

/** The practice languages with their starter code, read once. */
export const authoredLanguages = (): AuthoredLanguage[] => (read ??= readLanguages(contentFolder('languages')));

/** What the judge adds to a program that only defines `solve`, read once. */
export const authoredHarnesses = (): Harnesses => (harnesses ??= readHarnesses(contentFolder('harnesses')));
