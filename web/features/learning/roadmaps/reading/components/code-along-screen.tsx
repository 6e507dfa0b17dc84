import { roadmapItem, stepItem } from '@devorbit/contract/learning/progress-marks.ts';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { row, stack, text } from '../../../../../ui/layout.ts';
import { stateOf } from '../../progress/model.ts';
import { mark, useExchange, useProgress } from '../../progress/state.ts';
import { clockText, type CodeAlongPage, momentAt } from '../model.ts';
import { ConceptLinks } from './concept-links.tsx';
import { Deck } from './deck.tsx';
import { ItemTop } from './item-top.tsx';
import { Sources } from './sources.tsx';
import classes from './code-along-screen.module.css';

/** A code-along: the deck that plays, its chapters, and the whole of it as a text to read. */
export function CodeAlongScreen({ video }: { video: Extract<CodeAlongPage, { holds: null }> }) {
  const { type, id, length, chapters, concepts, sources } = video;
  const [time, setTime] = useState(0);
  const kept = useProgress();
  useExchange();
  const moments = chapters.flatMap((chapter) => chapter.moments);
  const begins = chapters.map((chapter) => chapter.moments[0]?.at ?? 0);
  const last = moments.at(-1);
  const total = last ? last.at + last.seconds : 0;
  const chapter = begins.findLastIndex((at) => at <= time);
  const over = time >= total;
  // A chapter is done when the next one begins.
  const finished = over ? chapters.length : chapter;
  const latest = finished > 0 && stateOf(kept, stepItem(type, id, finished - 1)) !== 'done' ? finished - 1 : null;
  useEffect(() => {
    if (latest === null) return;
    mark(stepItem(type, id, latest), 'done');
    mark(roadmapItem(type, id), over ? 'done' : 'learning');
  }, [latest, over, type, id]);
  return (
    <>
      <ItemTop item={video}>
        <p className={`${row(2)} ${text('quiet', 'small')}`}>
          <Clock size={16} aria-hidden="true" />
          {length}, pauses to type included
        </p>
      </ItemTop>
      <div className={classes.columns}>
        <Deck moments={moments} total={total} time={time} onTime={setTime} />
        <nav className={stack(2)} aria-label="Chapters">
          <h2 className={text('section')}>Chapters</h2>
          <ol className={classes.chapters}>
            {chapters.map(({ title }, at) => {
              const done = stateOf(kept, stepItem(type, id, at)) === 'done';
              return (
                <li key={title}>
                  <button
                    type="button"
                    className={classes.chapter}
                    aria-current={at === chapter || undefined}
                    onClick={() => setTime(begins[at] ?? 0)}
                  >
                    <span className={text('tabular', 'fine')}>{clockText(begins[at] ?? 0)}</span>
                    <span>{title}</span>
                    {done && <span className={text('good', 'fine')}>Done</span>}
                  </button>
                </li>
              );
            })}
          </ol>
        </nav>
      </div>
      <section className={`${stack(5)} ${classes.transcript}`} aria-labelledby="transcript">
        <h2 className={text('part')} id="transcript">
          Transcript
        </h2>
        {chapters.map(({ title, moments: said }) => (
          <section key={title} className={stack(3)} aria-label={title}>
            <h3 className={text('section')}>{title}</h3>
            {said.map((moment, at) => (
              <div
                key={moment.at}
                className={stack(2)}
                data-now={moments[momentAt(moments, time)] === moment || undefined}
              >
                <p>{moment.say}</p>
                {moment.show !== (said[at - 1]?.show ?? '') && (
                  <pre className={classes.code} tabIndex={0}>
                    <code>{moment.show}</code>
                  </pre>
                )}
              </div>
            ))}
          </section>
        ))}
      </section>
      <ConceptLinks id="video-concepts" title="Concepts in it" concepts={concepts} />
      <Sources sources={sources} />
    </>
  );
}
