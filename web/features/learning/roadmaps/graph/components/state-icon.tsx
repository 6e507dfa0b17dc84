import type { MarkState } from '@devorbit/contract/learning/progress-marks.ts';
import { BookOpen, CircleCheck, CircleDashed, CircleSlash } from 'lucide-react';

const icons = { none: CircleDashed, learning: BookOpen, done: CircleCheck, skipped: CircleSlash } as const;

/** The sign of a state; its word stands beside it. */
export function StateIcon({ state, size = 17 }: { state: MarkState; size?: number }) {
  const Icon = icons[state];
  return <Icon size={size} aria-hidden="true" />;
}
