import { defineFeature } from '../../../feature.ts';
import { fromContent } from '../../../from-content.ts';
import { chosenAiClient } from '../../../platform/ai/chosen-client.ts';
import { createPlanPool } from './files/plan-pool.ts';
import { draftsPerMinute, planEditsPerMinute, planExportsPerMinute } from './limits.ts';
import { readGround } from './model/read-ground.ts';
import { personalData } from './personal-data-store.ts';
import { servePlans } from './routes.ts';
import { planSettings } from './settings.ts';

export const plans = defineFeature({
  name: 'learning/plans',
  tables: ['plans', 'plan_revisions'],
  userColumns: { 'plans.user_id': 'erased' },
  personalData,
  limits: [draftsPerMinute, planExportsPerMinute, planEditsPerMinute],
  settings: [planSettings],
  serve: (http, platform) => {
    const pool = createPlanPool();
    platform.closing.addEventListener('abort', () => void pool.close(), { once: true });
    const ai = planSettings.of(platform.env).AI_PLANS ? chosenAiClient(platform.env) : null;
    servePlans(http, { ...platform, ai, ground: fromContent(readGround), pool });
  },
});
