import { roadmapItem } from '@devorbit/contract/learning/progress-marks.ts';
import { Clock } from 'lucide-react';
import { PlainButton } from '../../../../../ui/button-link.tsx';
import { cluster, row, stack, text } from '../../../../../ui/layout.ts';
import { stateOf } from '../../progress/model.ts';
import { mark, useExchange, useProgress } from '../../progress/state.ts';
import type { GuidePage } from '../model.ts';
import { ConceptLinks } from './concept-links.tsx';
import { ItemTop } from './item-top.tsx';
import { LearningText } from './learning-text.tsx';
import { Sources } from './sources.tsx';
import classes from './reading-screen.module.css';

/** A guide to read, with its table of contents. */
export function GuideScreen({ guide }: { guide: Extract<GuidePage, { holds: null }> }) {
  const { type, id, html, headings, concepts, sources, minutes } = guide;
  const item = roadmapItem(type, id);
  const read = stateOf(useProgress(), item) === 'done';
  useExchange();
  return (
    <>
      <ItemTop item={guide}>
        <p className={`${row(2)} ${text('quiet', 'small')}`}>
          <Clock size={16} aria-hidden="true" />
          {minutes} minutes to read
        </p>
      </ItemTop>
      <div className={classes.columns}>
        <div className={stack(6)}>
          <LearningText html={html} />
          <div className={cluster(3)}>
            <PlainButton
              tone={read ? 'plain' : 'signal'}
              aria-pressed={read}
              onClick={() => mark(item, read ? 'none' : 'done')}
            >
              {read ? 'Read' : 'Mark as read'}
            </PlainButton>
          </div>
          <ConceptLinks id="guide-concepts" title="Concepts in it" concepts={concepts} />
          <Sources sources={sources} />
        </div>
        <nav className={`${stack(2)} ${classes.contents}`} aria-label="On this page">
          <h2 className={text('section')}>On this page</h2>
          <ol className={classes.headings}>
            {headings.map(({ title, anchor }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </>
  );
}
