import type { MarkState } from '@devorbit/contract/learning/progress-marks.ts';
import { BookOpen, Circle, CircleCheck, CircleSlash } from 'lucide-react';

const icons = { none: Circle, learning: BookOpen, done: CircleCheck, skipped: CircleSlash } as const;

/** The sign of a state; its word stands beside it. */
export function StateIcon({ state, size = 17 }: { state: MarkState; size?: number }) {
  const Icon = icons[state];
  return <Icon size={size} aria-hidden="true" />;
}
