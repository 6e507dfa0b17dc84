import type { AiClient } from '../../../../platform/ai/ai-client.ts';
import type { Log } from '../../../../platform/log.ts';
import type { DraftSource } from '../drafts/draft-source.ts';
import type { Templates } from '../drafts/whole-program.ts';
import { Unsound } from '../errors.ts';
import { WRITE_ANOTHER } from '../step-messages.ts';
import { completeAnswer } from './complete-answer.ts';
import { keepFew } from './keep-few.ts';
import { conversation, type Earlier } from './prompts.ts';
import { NOTHING_NEW_BY_AI } from './sentences.ts';
import { NotWritten, writeAnswer, type Written } from './write-answer.ts';

/** Answers that are kept for jobs that begin again, as when the runner was away. */
const KEPT_ANSWERS = 40;

type Deps = { ai: AiClient; templates: Templates; log: Log };

/**
 * Drafts that an AI provider writes: one, and one more that is told what was wrong with the first. A seed and attempt for
 * which the provider has answered is not asked for again by this source.
 */
export function providerDrafts({ ai, templates, log }: Deps): DraftSource {
  const kept = keepFew<Written>(KEPT_ANSWERS);
  return {
    // Most of the time they wait for the provider.
    atOnce: 6,
    attempts: 2,
    repairs: true,
    nothingNew: NOTHING_NEW_BY_AI,
    async draft(wish, seed, attempt, desk) {
      const { fault } = desk;
      const before = fault instanceof NotWritten ? fault.said : (await kept.get(`${seed}:0`))?.said;
      const earlier: Earlier | null = fault?.report && before ? { said: before, report: fault.report } : null;
      const written = await kept.of(`${seed}:${attempt}`, desk.signal, () =>
        writeAnswer({ ai, log }, conversation(wish, earlier), desk, earlier !== null),
      );
      if (await desk.isTaken(written.value.statement)) throw new Unsound(NOTHING_NEW_BY_AI, WRITE_ANOTHER);
      return completeAnswer(written.value, { wish, origin: `provider/${ai.model}`, templates }, desk);
    },
  };
}
