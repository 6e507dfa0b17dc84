import { roadmapItem, stepItem } from '@devorbit/contract/learning/progress-marks.ts';
import { Clock } from 'lucide-react';
import { row, stack, text } from '../../../../../ui/layout.ts';
import { Meter } from '../../../../../ui/meter.tsx';
import { percentOf } from '../../graph/model.ts';
import { stateOf } from '../../progress/model.ts';
import { mark, useExchange, useProgress } from '../../progress/state.ts';
import type { ProjectPage } from '../model.ts';
import { ConceptLinks } from './concept-links.tsx';
import { ItemTop } from './item-top.tsx';
import { LearningText } from './learning-text.tsx';
import { Sources } from './sources.tsx';
import classes from './reading-screen.module.css';

/** A project: the brief, and the steps by which one knows that one is done. */
export function ProjectScreen({ project }: { project: Extract<ProjectPage, { holds: null }> }) {
  const { type, id, hours, needs, steps, html, sources } = project;
  const kept = useProgress();
  useExchange();
  const done = steps.filter((_, at) => stateOf(kept, stepItem(type, id, at)) === 'done').length;
  const percent = percentOf(done, steps.length);
  const tick = (at: number) => {
    const item = stepItem(type, id, at);
    const undo = stateOf(kept, item) === 'done';
    mark(item, undo ? 'none' : 'done');
    mark(roadmapItem(type, id), !undo && done + 1 === steps.length ? 'done' : 'learning');
  };
  return (
    <>
      <ItemTop item={project}>
        <p className={`${row(2)} ${text('quiet', 'small')}`}>
          <Clock size={16} aria-hidden="true" />
          About {hours} hours
        </p>
      </ItemTop>
      <ConceptLinks id="project-needs" title="You need" concepts={needs} />
      <div className={classes.columns}>
        <LearningText html={html} />
        <aside className={`${stack(4)} ${classes.steps}`} aria-labelledby="steps">
          <h2 className={text('section')} id="steps">
            Done when
          </h2>
          <div className={row(3)}>
            <span className={text('small', 'tabular')} role="status">
              {done} of {steps.length}
            </span>
            <Meter part={percent / 100} />
          </div>
          <ol className={classes.ticks}>
            {steps.map((step, at) => (
              <li key={step.title}>
                <label className={classes.tick}>
                  <input
                    type="checkbox"
                    checked={stateOf(kept, stepItem(type, id, at)) === 'done'}
                    onChange={() => tick(at)}
                  />
                  <strong>{step.title}</strong>
                </label>
                <p className={`${text('quiet', 'small')} ${classes.criterion}`}>{step.done}</p>
              </li>
            ))}
          </ol>
        </aside>
      </div>
      <Sources sources={sources} />
    </>
  );
}
