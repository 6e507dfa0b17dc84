import { percentOf } from '@devorbit/contract/learning/durations.ts';
import { lessonItem, moduleItem } from '@devorbit/contract/learning/progress-marks.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../../../platform/session.ts';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import { backLink, cluster, stack, text } from '../../../../../ui/layout.ts';
import { stateOf } from '../../progress/model.ts';
import { mark, useExchange, useProgress } from '../../progress/state.ts';
import { recordAccess } from '../../record/state.ts';
import { NO_SCRIPT } from '../copy.ts';
import type { ModulePage, OpenInIde } from '../model.ts';
import { LessonSection } from './lesson-section.tsx';
import classes from './module-screen.module.css';

/** A module: its lessons as sections of one page, with what comes before and after. */
export function ModuleScreen({ module, openInIde }: { module: ModulePage; openInIde: OpenInIde }) {
  const { framework, category, lessons } = module;
  const progress = useProgress();
  const session = useSession();
  const [proven, setProven] = useState<ReadonlySet<string>>(new Set());
  useExchange();
  const done = lessons.filter(({ id }) => stateOf(progress, lessonItem(id)) === 'done').length;
  const percent = percentOf(done, lessons.length);

  const accessed = useEffectEvent(() => recordAccess(framework.id, category.id, module.id));
  useEffect(() => accessed(), []);
  const user = session?.user.id;
  useEffect(() => {
    if (user === undefined) return;
    const control = new AbortController();
    void import('../api.ts')
      .then(({ fetchProven }) => fetchProven(control.signal))
      .then(
        (names) => setProven(new Set(names)),
        () => undefined,
      );
    return () => control.abort();
  }, [user]);

  /** The last lesson ticks the module, once; taking a lesson back leaves the module as it is. */
  const complete = (id: string, yes: boolean) => {
    mark(lessonItem(id), yes ? 'done' : 'none');
    const others = lessons.filter((lesson) => lesson.id !== id);
    if (yes && others.every((lesson) => stateOf(progress, lessonItem(lesson.id)) === 'done'))
      mark(moduleItem(framework.id, module.id), 'done');
  };
  return (
    <>
      <header className={stack(4)}>
        <Link
          className={backLink}
          to={`${pathOf('portal')}?${new URLSearchParams({ framework: framework.id, category: category.id })}`}
        >
          <ArrowLeft size={16} aria-hidden="true" />
          {framework.name}: {category.name}
        </Link>
        <div className={stack(2)}>
          <h1 className={text('page')}>{module.title}</h1>
          <p className={text('quiet', 'lead')}>{module.description}</p>
          <p className={text('quiet', 'small')}>
            {module.difficulty} · {module.duration}
            {module.project && ' · Project'} · {done} of {lessons.length} lessons completed
          </p>
        </div>
        <progress className={classes.bar} value={percent} max={100} aria-label="Lessons completed" />
        <p className={classes.unscripted}>{NO_SCRIPT}</p>
        <nav aria-label="Lessons of this module">
          <ol className={classes.lessons}>
            {lessons.map(({ id, slug, title, duration }) => (
              <li key={id}>
                <a href={`#${slug}`}>{title}</a> <span className={text('quiet', 'small')}>{duration}</span>
              </li>
            ))}
          </ol>
        </nav>
        {module.prerequisites.length > 0 && (
          <p className={text('small')}>
            Comes after{' '}
            {module.prerequisites.map(({ title, to }, at) => (
              <span key={to}>
                {at > 0 && ', '}
                <Link to={to}>{title}</Link>
              </span>
            ))}
          </p>
        )}
      </header>
      {lessons.map((lesson) => (
        <LessonSection
          key={lesson.id}
          kit={framework.kit}
          lesson={lesson}
          proven={proven}
          onProven={(exercise) => setProven((all) => new Set([...all, exercise]))}
          onDone={(yes) => complete(lesson.id, yes)}
          openInIde={openInIde}
        />
      ))}
      <nav className={cluster(3)} aria-label="Modules">
        {module.previous && (
          <ButtonLink tone="plain" to={module.previous.to}>
            Previous: {module.previous.title}
          </ButtonLink>
        )}
        {module.next && <ButtonLink to={module.next.to}>Next: {module.next.title}</ButtonLink>}
      </nav>
    </>
  );
}
