import type { Concept } from '@devorbit/contract/learning/concepts.ts';
import { askMentor } from '@devorbit/contract/site/mentor.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { callerAddress } from '../../../platform/ip-prefix.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { answerQuestion } from './commands/answer-question.ts';
import { conceptFinder, type FindConcepts } from './concept-questions.ts';
import { pageEntries, readHelpEntries, readMentorConcepts, wordsOf } from './knowledge.ts';
import { questionsPerMinute } from './limits.ts';
import { type Ranking, rankingOf } from './ranking.ts';

/** `content`: the folder whose help and concepts the answers are taken from, read once. */
type Deps = { database: Database; limits: RateLimits; content: string };
type Known = { help: Ranking; pages: Ranking; concepts: readonly Concept[]; findConcepts: FindConcepts };

/** Questions are counted by who asks, and not kept. */
export function serveMentor(http: Http, { content, ...deps }: Deps): void {
  let read: Known | undefined;
  /** Read for the first question: a start does not wait for it. */
  const known = () => (read ??= knownFrom(content));
  bind(http, askMentor, async ({ actor, body, request }) => {
    await deps.limits.take(
      questionsPerMinute,
      actor === null ? `guest ${callerAddress(request.ip)}` : String(actor.id),
    );
    return {
      body: await answerQuestion({ ...deps, ...known() }, actor, body),
      headers: { 'cache-control': 'no-store' },
    };
  });
}

function knownFrom(content: string): Known {
  const help = readHelpEntries(content);
  const concepts = readMentorConcepts(content);
  return {
    help: rankingOf(help),
    pages: rankingOf(pageEntries),
    concepts,
    findConcepts: conceptFinder(concepts, wordsOf([...help, ...pageEntries])),
  };
}
