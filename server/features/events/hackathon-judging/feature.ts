import { defineFeature } from '../../../feature.ts';
import { personalData } from './personal-data-store.ts';
import { serveJudging } from './routes.ts';
import { eraseJudge } from './store.ts';

export const hackathonJudging = defineFeature({
  name: 'events/hackathon-judging',
  tables: [
    'hackathon_judging',
    'rubric_criteria',
    'judge_conflicts',
    'judge_assignments',
    'scores',
    'tie_decisions',
    'entry_results',
    'judge_results',
  ],
  userColumns: {
    'hackathon_judging.released_by': 'kept',
    'judge_conflicts.judge_id': 'erased',
    // Scores that were given stay, without their name.
    'judge_assignments.judge_id': 'kept',
    'tie_decisions.decided_by': 'kept',
    'entry_results.decided_by': 'kept',
    'judge_results.judge_id': 'kept',
  },
  personalData,
  notExported: {
    hackathon_judging: 'a decision of its event',
    tie_decisions: 'a decision of its event',
    entry_results: 'a decision of its event',
    judge_results: 'reckoned from what the judges gave',
  },
  eraseUser: (tx, { id }) => eraseJudge(tx, id),
  serve: serveJudging,
});
