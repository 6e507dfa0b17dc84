import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  submissions: `select s.id, s.problem_id, p.title, s.kind, s.language, s.code, s.stdin, s.status, s.message, s.runtime_ms, s.memory_kb, s.created_at, s.judged_at, s.shared_at from submissions s left join problems p on p.id = s.problem_id where s.user_id = $1 order by s.created_at, s.id`,
  'solved-problems': `select problem_id, submission_id, points, solved_at from solved_problems where user_id = $1 order by solved_at, problem_id`,
  'solution-votes': `select submission_id, created_at from solution_votes where user_id = $1 order by created_at, submission_id`,
  'shared-solutions': `select n.submission_id, s.problem_id, s.shared_at, n.note, n.time_complexity, n.space_complexity, n.votes from solutions n join submissions s on s.id = n.submission_id where s.user_id = $1 order by s.shared_at, n.submission_id`,
};
