import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const draftsPerMinute: RateLimit = {
  name: 'plans_draft',
  env: 'PLAN_DRAFTS_PER_MINUTE',
  points: 60,
  seconds: MINUTE_S,
  text: 'Roadmap plans and placement questions that one caller asks for in a minute.',
};

export const planExportsPerMinute: RateLimit = {
  name: 'plans_export',
  env: 'PLAN_EXPORTS_PER_MINUTE',
  points: 20,
  seconds: MINUTE_S,
  text: 'Files of roadmap plans that one caller makes in a minute.',
};

export const planEditsPerMinute: RateLimit = {
  name: 'plans_edit',
  env: 'PLAN_EDITS_PER_MINUTE',
  points: 240,
  seconds: MINUTE_S,
  text: 'Edits of a user’s roadmap plans in a minute, new plans included.',
};
