import type { Skill } from '@devorbit/contract/practice/guidance.ts';
import { row, text } from '../../../../ui/layout.ts';
import { attemptsText, solvedOfText } from '../model.ts';
import classes from './skills.module.css';

/** A tag, how much of it is solved, and how the attempts went. */
export function SkillBar({ skill }: { skill: Skill }) {
  const { tag, solved, total } = skill;
  return (
    <li className={classes.skill}>
      <div className={`${row(3, { justify: 'between', align: 'baseline' })} ${text('small')}`}>
        <span className={text('strong', 'breaking')}>{tag}</span>
        <span className={classes.count}>{solvedOfText(skill)}</span>
      </div>
      <div
        className={classes.track}
        role="meter"
        aria-label={tag}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={solved}
        aria-valuetext={solvedOfText(skill)}
      >
        {solved > 0 && <span className={classes.fill} style={{ width: `${(solved / total) * 100}%` }} />}
      </div>
      <p className={classes.attempts}>{attemptsText(skill)}</p>
    </li>
  );
}
