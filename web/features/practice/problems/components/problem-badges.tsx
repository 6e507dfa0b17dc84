import type { Difficulty, Source } from '@devorbit/contract/practice/problems.ts';
import { Check } from 'lucide-react';
import { row, text } from '../../../../ui/layout.ts';
import { NO_TESTS_YET, SOLVED } from '../copy.ts';
import { difficultyTone, sourceMeaning } from '../model.ts';
import classes from './problem-badges.module.css';

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return <span className={`${classes.badge} ${classes[difficultyTone[difficulty]]}`}>{difficulty}</span>;
}

export function SourceBadge({ source }: { source: Source }) {
  return (
    <span className={`${classes.badge} ${classes.source}`} title={sourceMeaning[source]}>
      {source}
    </span>
  );
}

export function SolvedMark() {
  return (
    <span className={`${row(1)} ${text('good', 'fine', 'strong')} ${classes.solved}`}>
      <Check size={15} strokeWidth={2.8} aria-hidden="true" />
      {SOLVED}
    </span>
  );
}

export function NoTestsMark() {
  return (
    <span className={`${classes.badge} ${classes.source} ${classes.untested}`} title="You can’t submit to it yet">
      {NO_TESTS_YET}
    </span>
  );
}
