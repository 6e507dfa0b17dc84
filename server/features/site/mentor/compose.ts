import { MAX_ANSWER_LINKS } from '@devorbit/contract/site/mentor-words.ts';
import type { AnswerPart, MentorAnswer, MentorLink } from '@devorbit/contract/site/mentor.ts';

/** Longest text that is quoted from the help, in characters: the rest is behind the link. */
const QUOTED_CHARS = 420;

/** Whole sentences of a text, as many as fit. */
export function beginningOf(text: string): string {
  if (text.length <= QUOTED_CHARS) return text;
  const cut = text.slice(0, QUOTED_CHARS);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > QUOTED_CHARS / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

/** An answer of one text and links, each address once, none where there are none. */
export function answerOf(source: MentorAnswer['source'], text: string, links: readonly MentorLink[]): MentorAnswer {
  const distinct = links
    .filter(({ link }, index) => links.findIndex((other) => other.link === link) === index)
    .slice(0, MAX_ANSWER_LINKS)
    .map(({ title, link }) => ({ title, link }));
  const parts: AnswerPart[] = [{ kind: 'text', text }];
  if (distinct.length > 0) parts.push({ kind: 'links', links: distinct });
  return { source, parts };
}
