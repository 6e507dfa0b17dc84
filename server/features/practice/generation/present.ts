import type { Generation } from '@devorbit/contract/practice/generation.ts';

export const presentGeneration = (
  { id, step, message, problem_id }: Omit<Generation, 'left_today'>,
  leftToday: number,
): Generation => ({ id, step, message, problem_id, left_today: leftToday });
