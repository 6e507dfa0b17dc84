import { askMentor } from '@devorbit/contract/site/mentor.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { callerAddress } from '../../../platform/ip-prefix.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { answerQuestion } from './commands/answer-question.ts';
import { pageEntries, readHelpEntries } from './knowledge.ts';
import { questionsPerMinute } from './limits.ts';
import { type Ranking, rankingOf } from './ranking.ts';

/** `content`: the folder whose help the answers are taken from, read once. */
type Deps = { database: Database; limits: RateLimits; content: string };

/** Questions are counted by who asks, and not kept. */
export function serveMentor(http: Http, { content, ...deps }: Deps): void {
  let read: { help: Ranking; pages: Ranking } | undefined;
  /** Read for the first question: a start does not wait for it. */
  const known = () => (read ??= { help: rankingOf(readHelpEntries(content)), pages: rankingOf(pageEntries) });
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
