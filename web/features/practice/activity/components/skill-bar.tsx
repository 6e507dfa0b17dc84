import type { Skill } from '@devorbit/contract/practice/guidance.ts';
import { row, stack, text } from '../../../../ui/layout.ts';
import { Meter } from '../../../../ui/meter.tsx';
import { attemptsText, solvedOfText } from '../model.ts';
import classes from './skills.module.css';

/** A tag, how much of it is solved, and how the attempts went. */
export function SkillBar({ skill }: { skill: Skill }) {
  const { tag, solved, total } = skill;
  return (
    <li className={stack(1)}>
      <div className={`${row(3, { justify: 'between', align: 'baseline' })} ${text('small')}`}>
        <span className={text('strong', 'breaking')}>{tag}</span>
        <span className={`${text('quiet', 'tabular')} ${classes.count}`}>{solvedOfText(skill)}</span>
      </div>
      <Meter
        part={solved / total}
        role="meter"
        aria-label={tag}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={solved}
        aria-valuetext={solvedOfText(skill)}
      />
      <p className={text('quiet', 'fine')}>{attemptsText(skill)}</p>
    </li>
  );
}
