import type { Guidance } from '@devorbit/contract/practice/guidance.ts';
import { HINT_COST_PER_RANK, maySeeEverything } from './policy.ts';

type Help = Pick<Guidance, 'problem_id' | 'hints' | 'solved' | 'given_up'> & {
  editorial: string;
  difficulty_rank: number;
  taken: number;
  points: number;
};

/** The one door by which help leaves the server: no more of it than was unlocked. */
export function presentGuidance(help: Help): Guidance {
  const { problem_id, hints, editorial, solved, given_up, points } = help;
  const open = maySeeEverything(help);
  const shown = open ? hints : hints.slice(0, help.taken);
  return {
    problem_id,
    hints_total: hints.length,
    hints: shown,
    next_hint_cost: shown.length === hints.length ? null : Math.min(HINT_COST_PER_RANK * help.difficulty_rank, points),
    points_left: solved ? null : points,
    has_editorial: editorial !== '',
    editorial: open && editorial !== '' ? editorial : null,
    solved,
    given_up,
  };
}
