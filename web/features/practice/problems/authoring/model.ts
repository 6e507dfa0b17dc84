import { MAX_TAGS, STATEMENT_CHARS, TAG_CHARS, TITLE_CHARS } from '@devorbit/contract/practice/authoring-limits.ts';
import type { Difficulty, Problem } from '@devorbit/contract/practice/problems.ts';
import { ApiError } from '../../../../platform/api-error.ts';
import { numberText } from '../../../../platform/format/numbers.ts';
import { TITLE_AND_STATEMENT_REQUIRED } from '../copy.ts';

/** The fields of a form: tags as they are typed. */
export type Draft = { title: string; statement: string; difficulty: Difficulty; tags: string };
export type Fields = Pick<Problem, 'title' | 'statement' | 'difficulty' | 'tags'>;

export const emptyDraft: Draft = { title: '', statement: '', difficulty: 'Easy', tags: '' };

export const draftOf = ({ title, statement, difficulty, tags }: Fields): Draft => ({
  title,
  statement,
  difficulty,
  tags: tags.join(', '),
});

/** Comma-separated text, split and trimmed, without empties; a tag that stands twice is one. */
export const tagsFrom = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

export const fieldsOf = ({ title, statement, difficulty, tags }: Draft): Fields => ({
  title: title.trim(),
  statement: statement.trim(),
  difficulty,
  tags: tagsFrom(tags),
});

/** What the server would refuse about these tags, or null. */
export const tagsFault = (tags: readonly string[]): string | null =>
  tags.length > MAX_TAGS
    ? `Use at most ${MAX_TAGS} tags`
    : tags.some((tag) => tag.length > TAG_CHARS)
      ? `Tags can have at most ${TAG_CHARS} characters`
      : null;

const lengthFault = (text: string, limit: number): string | null =>
  text.length > limit ? `Must be at most ${numberText(limit)} characters` : null;

/** What is said at the fields whose texts are longer than the server takes, null at the others. */
export const lengthFaults = ({ title, statement }: Pick<Fields, 'title' | 'statement'>) => ({
  title: lengthFault(title, TITLE_CHARS),
  statement: lengthFault(statement, STATEMENT_CHARS),
});

/** Why these fields cannot be sent, or null. */
export const fieldsFault = ({ title, statement, tags }: Fields): string | null =>
  title === '' || statement === '' ? TITLE_AND_STATEMENT_REQUIRED : tagsFault(tags);

/** What a form says of a failed call: the server's sentence where it refused these fields or this person, else `fallback`. */
export const refusalText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && [400, 403, 429].includes(error.status) ? error.sentence : fallback;
