import { bookmarkItem, moduleItem } from '@devorbit/contract/learning/progress-marks.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { counted } from '../../../../../platform/format/plurals.ts';
import { ButtonLink, PlainButton } from '../../../../../ui/button-link.tsx';
import { card, cluster, pad, stack, tag, text } from '../../../../../ui/layout.ts';
import { stateOf } from '../../progress/model.ts';
import { mark, useProgress } from '../../progress/state.ts';
import { actionOf, isCompleted, modulePercent, type PortalModule } from '../model.ts';
import classes from './portal.module.css';

type Props = { framework: string; module: PortalModule; onNote: () => void };

/** A module with what one can do with it. */
export function ModuleCard({ framework, module, onNote }: Props) {
  const { id, title, description, duration, difficulty, project, learningObjectives, lessons } = module;
  const kept = useProgress();
  const percent = modulePercent(kept, module);
  const completed = isCompleted(kept, framework, module);
  const bookmark = bookmarkItem(framework, id);
  const bookmarked = stateOf(kept, bookmark) === 'done';
  return (
    <article className={`${stack(3)} ${card()} ${pad(4)}`} aria-labelledby={`module-${id}`}>
      <div className={stack(2)}>
        <h3 className={text('section')} id={`module-${id}`}>
          {title}
        </h3>
        <p className={text('quiet')}>{description}</p>
        <p className={cluster(2)}>
          <span className={tag}>{difficulty}</span>
          <span className={tag}>{duration}</span>
          {project && <span className={tag}>Project</span>}
        </p>
      </div>
      <ul className={classes.plain}>
        {learningObjectives.map((objective) => (
          <li key={objective}>{objective}</li>
        ))}
      </ul>
      <p className={text('quiet', 'small')}>
        {percent}% of {counted(lessons.length, 'lesson')}
      </p>
      <progress className={classes.bar} value={Math.min(100, percent)} max={100} aria-label={`Lessons of ${title}`} />
      <div className={cluster(2)}>
        <ButtonLink size="small" to={pathOf('lesson', { frameworkId: framework, moduleId: id })}>
          {actionOf(percent)}
        </ButtonLink>
        <PlainButton
          size="small"
          tone="plain"
          aria-label={`${completed ? 'Completed' : 'Mark as complete'}: ${title}`}
          aria-pressed={completed}
          onClick={() => mark(moduleItem(framework, id), completed ? 'none' : 'done')}
        >
          {completed ? 'Completed' : 'Mark as complete'}
        </PlainButton>
        <PlainButton
          size="small"
          tone="quiet"
          aria-label={`${bookmarked ? 'Bookmarked' : 'Bookmark'}: ${title}`}
          aria-pressed={bookmarked}
          onClick={() => mark(bookmark, bookmarked ? 'none' : 'done')}
        >
          {bookmarked ? 'Bookmarked' : 'Bookmark'}
        </PlainButton>
        <PlainButton size="small" tone="quiet" aria-label={`Notes: ${title}`} onClick={onNote}>
          Notes
        </PlainButton>
      </div>
    </article>
  );
}
