import { profiles } from './features/community/profiles/feature.ts';
import { execution } from './features/execution/execution/feature.ts';
import { accounts } from './features/identity/accounts/feature.ts';
import { audit } from './features/identity/audit/feature.ts';
import { mail } from './features/identity/mail/feature.ts';
import { notifications } from './features/identity/notifications/feature.ts';
import { secondFactors } from './features/identity/second-factors/feature.ts';
import { social } from './features/identity/social/feature.ts';
import { tokens } from './features/identity/tokens/feature.ts';
import { administration } from './features/operations/administration/feature.ts';
import { housekeeping } from './features/operations/housekeeping/feature.ts';
import { reports } from './features/operations/reports/feature.ts';
import { support } from './features/operations/support/feature.ts';
import { activity } from './features/practice/activity/feature.ts';
import { authoring } from './features/practice/authoring/feature.ts';
import { generation } from './features/practice/generation/feature.ts';
import { guidance } from './features/practice/guidance/feature.ts';
import { leaderboard } from './features/practice/leaderboard/feature.ts';
import { problems } from './features/practice/problems/feature.ts';
import { recommendations } from './features/practice/recommendations/feature.ts';
import { submissions } from './features/practice/submissions/feature.ts';
import { trials } from './features/practice/trials/feature.ts';
import { versions } from './features/practice/versions/feature.ts';
import { findability } from './features/site/findability/feature.ts';
import { home } from './features/site/home/feature.ts';
import { mentor } from './features/site/mentor/feature.ts';
import { search } from './features/site/search/feature.ts';
import type { Feature } from './platform/feature.ts';

/** All features, those that others build on first. */
export const features: readonly Feature[] = [
  accounts,
  audit,
  mail,
  notifications,
  secondFactors,
  social,
  tokens,
  execution,
  activity,
  authoring,
  generation,
  guidance,
  leaderboard,
  problems,
  recommendations,
  submissions,
  trials,
  versions,
  profiles,
  administration,
  housekeeping,
  reports,
  support,
  findability,
  home,
  mentor,
  search,
];
