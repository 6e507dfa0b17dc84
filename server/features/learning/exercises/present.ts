import type { ExerciseAttempt } from '@devorbit/contract/learning/exercises.ts';
import type { AttemptRow } from './store.ts';

export const presentAttempt = (row: AttemptRow): ExerciseAttempt => ({
  id: row.id,
  exercise: row.exercise,
  state: row.state,
  results: row.results,
  message: row.message,
  created_at: row.created_at,
  judged_at: row.judged_at,
});
