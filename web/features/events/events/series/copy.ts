import type { SeriesStep } from '@devorbit/contract/events/series-limits.ts';

export const stepNames: Record<SeriesStep, string> = {
  week: 'Every week',
  two_weeks: 'Every two weeks',
  month: 'Every month',
};
