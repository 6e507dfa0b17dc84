import type { AboutSectionId } from '@devorbit/contract/site/about.ts';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { container, stack, text } from '../../../../ui/layout.ts';
import { ABOUT, ABOUT_LEAD } from '../copy.ts';
import type { AboutPart } from '../model.ts';
import { AboutScene } from './about-scene.tsx';
import { Part } from './part.tsx';
import { Questions } from './questions.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import classes from './about-page.module.css';

type Props = {
  parts: readonly AboutPart[];
  /** What stands in a part below its text. */
  below: Partial<Record<AboutSectionId, ReactNode>>;
};

/** Everything about the site on one page, with an anchor for each part and each question. */
export function AboutPage({ parts, below }: Props) {
  useOpenedQuestion();
  return (
    <div className={`${container(7)} ${classes.page}`}>
      <header className={classes.head}>
        <div className={stack(4)}>
          <h1 className={text('page')}>{ABOUT}</h1>
          <p className={`${text('quiet', 'lead')} ${classes.lead}`}>{ABOUT_LEAD}</p>
        </div>
        <AboutScene />
      </header>
      <div className={classes.columns}>
        <TableOfContents ids={parts.map(({ id }) => id)} />
        <div className={`${stack(0)} ${classes.parts}`}>
          {parts.map((part) => (
            <Part key={part.id} part={part}>
              {part.id === 'faq' && <Questions questions={part.topics} />}
              {below[part.id]}
            </Part>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Opens the question that the address names, and shows it. */
function useOpenedQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const show = () => {
      const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!(named instanceof HTMLDetailsElement)) return;
      named.open = true;
      named.scrollIntoView();
    };
    show();
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  }, [hash]);
}
