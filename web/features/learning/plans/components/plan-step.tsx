import { durationOf } from '@devorbit/contract/learning/durations.ts';
import type { ItemStatus, PlanItem } from '@devorbit/contract/learning/plan-model.ts';
import { HIGH_PRIORITY } from '@devorbit/contract/learning/plan-words.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Check, Lock, SkipForward } from 'lucide-react';
import { Link } from 'react-router';
import { counted } from '../../../../platform/format/plurals.ts';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { cluster, tag, text } from '../../../../ui/layout.ts';
import { HIGH, TYPES } from '../copy.ts';
import classes from './plan-step.module.css';

type Props = {
  item: PlanItem;
  status: ItemStatus;
  days: string;
  /** What has to be done before it, by its titles. */
  waitsFor: string;
  onTick: (completed: boolean) => void;
  onEdit: () => void;
};

/** A step of the plan: whether it is locked, open or done, what it holds, and what one wrote on it. */
export function PlanStep({ item, status, days, waitsFor, onTick, onEdit }: Props) {
  const { title, description, duration, resourceType, priority, kind, link, note, concepts, lessons = [] } = item;
  return (
    <li className={classes.step} data-status={status} data-kind={kind}>
      <button
        type="button"
        role="checkbox"
        className={classes.mark}
        aria-checked={status === 'completed'}
        aria-disabled={status === 'locked'}
        aria-label={
          status === 'locked'
            ? `${title}, locked: finish ${waitsFor} first`
            : status === 'skipped'
              ? `${title}, skipped`
              : title
        }
        onClick={() => status !== 'locked' && onTick(status !== 'completed')}
      >
        {status === 'completed' ? (
          <Check size={18} aria-hidden="true" />
        ) : status === 'locked' ? (
          <Lock size={14} aria-hidden="true" />
        ) : status === 'skipped' ? (
          <SkipForward size={14} aria-hidden="true" />
        ) : null}
      </button>
      <div className={classes.body}>
        <h4 className={classes.title}>
          <Link to={link}>{title}</Link>
        </h4>
        <p className={`${cluster([1, 3])} ${text('quiet', 'fine')}`}>
          <span>{duration} h</span>
          <span>{status === 'skipped' ? 'Skipped' : days}</span>
          <span>{kind === 'own' ? 'Your own' : TYPES[resourceType]}</span>
          {priority <= HIGH_PRIORITY && (status === 'available' || status === 'locked') && (
            <span className={tag} data-tone="signal">
              {HIGH}
            </span>
          )}
          {status === 'locked' && <span>Locked</span>}
        </p>
        {description !== '' && <p className={`${text('small')} ${classes.text}`}>{description}</p>}
        {lessons.length > 0 && (
          <details className={text('small')}>
            <summary>
              {counted(lessons.length, 'lesson')}, {durationOf(lessons.reduce((sum, { minutes }) => sum + minutes, 0))}
            </summary>
            <ul className={classes.concepts}>
              {lessons.map((lesson) => (
                <li key={lesson.link}>
                  <Link to={lesson.link}>{lesson.title}</Link>
                </li>
              ))}
            </ul>
          </details>
        )}
        {concepts.length > 1 && (
          <details className={text('small')}>
            <summary>What it includes</summary>
            <ul className={classes.concepts}>
              {concepts.map((concept) => (
                <li key={concept.id}>
                  <Link to={pathOf('concept', { id: concept.id })}>{concept.title}</Link>
                </li>
              ))}
            </ul>
          </details>
        )}
        {note !== '' && <p className={classes.note}>{note}</p>}
      </div>
      <PlainButton tone="quiet" size="small" aria-label={`Edit ${title}`} onClick={onEdit}>
        Edit
      </PlainButton>
    </li>
  );
}
