import { readLanguages } from '@devorbit/content-reader/languages.ts';
import { defineFeature, type Platform, queue } from '../../../feature.ts';
import { fromContent } from '../../../from-content.ts';
import { MINUTE_S } from '../../../platform/rate-limits.ts';
import { trialUrls } from '../trials/door.ts';
import { giveUp } from './commands/give-up.ts';
import { makeProblem } from './commands/make-problem.ts';
import type { GenerateJob } from './commands/queue-generation.ts';
import { templatesOf } from './drafts/whole-program.ts';
import { loadFamilies } from './families/load-families.ts';
import { personalData } from './personal-data-store.ts';
import { chosenDrafts, patienceMs } from './provider/chosen-drafts.ts';
import { serveGeneration } from './routes.ts';
import { JUDGE_AWAY } from './step-messages.ts';

const families = () => fromContent(loadFamilies, 'generation');
const readTemplates = (folder: string) => templatesOf(readLanguages(folder));
const templates = () => fromContent(readTemplates, 'languages');
const drafts = ({ env, log }: Platform) => chosenDrafts(env, { families, templates: templates() }, log);

export const generation = defineFeature({
  name: 'practice/generation',
  tables: ['generations', 'generated_problems'],
  userColumns: {
    'generations.user_id': 'erased',
  },
  personalData,
  channels: ['generations'],
  queues: [
    // About five minutes of trying: somebody waits for it, and may ask again.
    queue<GenerateJob>({
      name: 'generate',
      retry: { limit: 25, delay: 1, longest: 15 },
      expires: 10 * MINUTE_S,
      wake: true,
      slots: (platform) => drafts(platform).atOnce,
      pollMs: 1_000,
      handle: (platform) => {
        const deps = { ...platform, drafts: drafts(platform), trialUrl: trialUrls(platform) };
        return ({ data }, signal) => makeProblem(deps, data.generation, signal);
      },
      dead:
        (platform) =>
        ({ data }) =>
          giveUp(platform, { id: data.generation }, JUDGE_AWAY),
    }),
  ],
  serve: (http, platform) => serveGeneration(http, { ...platform, patienceMs: patienceMs(platform.env) }),
});
