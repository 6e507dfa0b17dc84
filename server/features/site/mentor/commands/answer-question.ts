import type { Concept } from '@devorbit/contract/learning/concepts.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { cannedReply } from '@devorbit/contract/site/mentor-words.ts';
import type { MentorAnswer } from '@devorbit/contract/site/mentor.ts';
import type { SearchPage } from '@devorbit/contract/site/search.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { searchSite } from '../../search/commands/search-site.ts';
import { answerOf, beginningOf } from '../compose.ts';
import { conceptAnswer } from '../concept-answer.ts';
import type { FindConcepts } from '../concept-questions.ts';
import { type Ranked, type Ranking, SURE } from '../ranking.ts';
import { smallTalk } from '../small-talk.ts';
import { searchWords } from '../words.ts';

export type MentorDeps = {
  database: Database;
  concepts: readonly Concept[];
  findConcepts: FindConcepts;
  /** What the help says. */
  help: Ranking;
  /** What pages there are. */
  pages: Ranking;
};

/** People are no answer to a question. */
const kinds = ['page', 'help', 'problem', 'university'] as const;

/**
 * Answers from what the asker may see: the concept that is asked about, else the help where it is sure, else the page that is meant, else what the search
 * finds, else the canned reply. Whatever answers questions later stands behind this act.
 */
export async function answerQuestion(
  deps: MentorDeps,
  actor: Pick<Actor, 'id'> | null,
  { question }: { question: string },
): Promise<MentorAnswer> {
  const talk = smallTalk(question);
  if (talk) return answerOf('built-in', talk.text, talk.links);

  const concept = deps.findConcepts(question);
  if (concept) return conceptAnswer(concept, deps.concepts);

  const help = sureOf(deps.help(question));
  const page = sureOf(deps.pages(question));
  if (help && help.score >= (page?.score ?? 0)) {
    const { title, text, link, onward } = help.entry;
    return answerOf('built-in', `From our help: ${beginningOf(text)}`, [{ title, link }, ...onward]);
  }
  const found = await look(deps, actor, question);
  if (page) {
    const { title, text, link } = page.entry;
    return answerOf('built-in', `${title}: ${text}`, [
      { title, link },
      ...(found?.approximate ? [] : (found?.results ?? [])),
    ]);
  }
  if (found && found.results.length > 0)
    return answerOf('built-in', found.approximate ? NEAR : FOUND, [
      ...found.results,
      ...(found.total > SHOWN ? [all(question)] : []),
    ]);
  return answerOf('canned', cannedReply(question), [{ title: 'Help', link: `${pathOf('about')}#help` }]);
}

const sureOf = (ranked: Ranked[]): Ranked | undefined => ranked.find(({ said }) => said >= SURE);

const FOUND = 'Here’s what I found:';
const NEAR = 'I found nothing for exactly these words. These come closest:';
const SHOWN = 3;

const all = (question: string) => ({
  title: 'See all results',
  link: `${pathOf('search')}?q=${encodeURIComponent(searchWords(question).join(' '))}`,
});

/** What the search finds for the words that carry the question, problems first where problems are asked for. */
async function look(deps: MentorDeps, actor: Pick<Actor, 'id'> | null, question: string): Promise<SearchPage | null> {
  const query = searchWords(question).join(' ').slice(0, 200);
  if (query === '') return null;
  const about = /\b(?:problems?|exercises?|challenges?|practi[cs]\w*|solve)\b/i.test(question)
    ? (['problem'] as const)
    : kinds;
  return searchSite(deps, actor, { query, kinds: about, page_size: SHOWN });
}
