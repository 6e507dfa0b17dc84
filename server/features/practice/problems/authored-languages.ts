import { type Harnesses, readHarnesses } from '@devorbit/content-reader/harness.ts';
import { type AuthoredLanguage, readLanguages } from '@devorbit/content-reader/languages.ts';
import { fromContent } from '../../../from-content.ts';

/** The practice languages with their starter code. */
export const authoredLanguages = (): AuthoredLanguage[] => fromContent(readLanguages, 'languages');

/** What the judge adds to a program that only defines `solve`. */
export const authoredHarnesses = (): Harnesses => fromContent(readHarnesses, 'harnesses');
