import { defineFeature } from '../../../feature.ts';
import { fromContent } from '../../../from-content.ts';
import { createAiClient } from '../../../platform/ai/ai-client.ts';
import { createPlanPool } from './files/plan-pool.ts';
import { draftsPerMinute, planEditsPerMinute, planExportsPerMinute } from './limits.ts';
import { readGround } from './model/read-ground.ts';
import { personalData } from './personal-data-store.ts';
import { servePlans } from './routes.ts';

export const plans = defineFeature({
  name: 'learning/plans',
  tables: ['plans', 'plan_revisions'],
  userColumns: { 'plans.user_id': 'erased' },
  personalData,
  limits: [draftsPerMinute, planExportsPerMinute, planEditsPerMinute],
  serve: (http, platform) => {
    const pool = createPlanPool();
    platform.closing.addEventListener('abort', () => void pool.close(), { once: true });
    const { AI_PLANS, AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_TIMEOUT_MS, AI_IDLE_TIMEOUT_MS } = platform.env;
    const ai =
      AI_PLANS && AI_BASE_URL !== undefined && AI_MODEL !== undefined
        ? createAiClient({
            baseUrl: AI_BASE_URL,
            apiKey: AI_API_KEY,
            model: AI_MODEL,
            timeoutMs: AI_TIMEOUT_MS,
            idleTimeoutMs: AI_IDLE_TIMEOUT_MS,
          })
        : null;
    servePlans(http, { ...platform, ai, ground: fromContent(readGround), pool });
  },
});
