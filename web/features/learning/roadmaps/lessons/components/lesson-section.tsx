import { lessonPath } from '@devorbit/contract/learning/lesson-paths.ts';
import { lessonItem } from '@devorbit/contract/learning/progress-marks.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { useSession } from '../../../../../platform/session.ts';
import { PlainButton } from '../../../../../ui/button-link.tsx';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { OpenInIde } from '../../../../../ui/open-in-ide.tsx';
import { stateOf } from '../../progress/model.ts';
import { useProgress } from '../../progress/state.ts';
import { LearningText } from '../../reading/components/learning-text.tsx';
import { CARDS, REVIEWS } from '../copy.ts';
import { callName, type IdeSource, lessonTypeNames, type OpenInIde as Open, type ShownLesson } from '../model.ts';
import { ExerciseBlock } from './exercise-block.tsx';
import { ListingBlock } from './listing-block.tsx';
import { ProgramBlock } from './program-block.tsx';
import { QuizBlock } from './quiz-block.tsx';
import classes from './lesson-section.module.css';

type Props = {
  kit: string;
  lesson: ShownLesson;
  proven: ReadonlySet<string>;
  onProven: (exercise: string) => void;
  onDone: (done: boolean) => void;
  openInIde: Open;
};

/** One lesson of a module: its text with its programs, the exercise, the quiz, and whether it is done. */
export function LessonSection({ kit, lesson, proven, onProven, onDone, openInIde }: Props) {
  const { id, slug, title, type, duration, outcomes, concept, sources, versions, blocks } = lesson;
  const done = stateOf(useProgress(), lessonItem(id)) === 'done';
  const signedIn = useSession() !== null;
  const toIde = (label: string, what: IdeSource['what']) => (code: () => string) => (
    <OpenInIde
      label={`${label} of ${title}`}
      open={() => openInIde({ what, code: code(), path: `${globalThis.location.origin}${lessonPath(id)}` })}
    />
  );
  const program = (number: number, ending: string) =>
    toIde(`program ${number}`, { kind: 'program', framework: kit, slug, number, ending });
  return (
    <section className={`${stack(5)} ${classes.lesson}`} id={slug} aria-labelledby={`${slug}-title`}>
      <header className={stack(2)}>
        <h2 className={text('part')} id={`${slug}-title`}>
          {title}
        </h2>
        <p className={text('quiet', 'small')}>
          {lessonTypeNames[type]} · {duration} · <Link to={pathOf('concept', { id: concept.id })}>{concept.title}</Link>
        </p>
        <ul className={classes.outcomes}>
          {outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
      </header>
      {blocks.map((block, at) => {
        switch (block.kind) {
          case 'html':
            return <LearningText key={at} html={block.html} />;
          case 'run':
            return (
              <ProgramBlock
                key={at}
                kit={kit}
                code={block.code}
                listing={block.listing}
                number={block.number}
                acts={program(block.number, block.lang)}
              />
            );
          case 'listing':
            return (
              <ListingBlock
                key={at}
                listing={block.listing}
                output={block.output}
                number={block.number}
                acts={program(block.number, 'js')(() => block.code)}
              />
            );
          case 'exercise':
            return (
              <ExerciseBlock
                key={at}
                kit={kit}
                exercise={block}
                proven={proven.has(callName(block.id))}
                onProven={() => onProven(callName(block.id))}
                acts={toIde('exercise', block)}
              />
            );
        }
      })}
      <QuizBlock lesson={lesson} />
      <p className={text('quiet', 'fine')}>
        Runs with {versions}. Read on:{' '}
        {sources.map(({ url, title: name }, at) => (
          <span key={url}>
            {at > 0 && ', '}
            <a href={url} rel="noreferrer" target="_blank">
              {name}
            </a>
          </span>
        ))}
      </p>
      <div className={`${cluster(2)} ${classes.scripted}`}>
        <PlainButton tone={done ? 'plain' : 'signal'} aria-pressed={done} onClick={() => onDone(!done)}>
          {done ? 'Lesson completed' : 'Complete lesson'}
        </PlainButton>
        {done && signedIn && (
          <span className={text('quiet', 'small')}>
            {CARDS} <Link to={pathOf('reviews')}>{REVIEWS}</Link>
          </span>
        )}
      </div>
    </section>
  );
}
