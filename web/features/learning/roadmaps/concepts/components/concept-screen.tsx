import { areaNames } from '@devorbit/contract/learning/concept-areas.ts';
import { conceptItem } from '@devorbit/contract/learning/progress-marks.ts';
import { roadmapPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import { backLink, cluster, stack, tag, text } from '../../../../../ui/layout.ts';
import { StateChoice } from '../../graph/components/state-choice.tsx';
import { LEVEL_WORDS } from '../../graph/copy.ts';
import { hoursText } from '../../graph/model.ts';
import { useExchange } from '../../progress/state.ts';
import { ConceptLinks } from '../../reading/components/concept-links.tsx';
import { LearningText } from '../../reading/components/learning-text.tsx';
import { Sources } from '../../reading/components/sources.tsx';
import { type ConceptPage, documentsPath } from '../model.ts';
import { Outcomes } from './outcomes.tsx';
import { SkillLine } from './skill-line.tsx';
import { TeachingPages } from './teaching-pages.tsx';
import classes from './concept-screen.module.css';

/** A concept: what it is, what it rests on, what it opens, and where one stands with it. */
export function ConceptScreen({ concept }: { concept: ConceptPage }) {
  const { id, title, area, level, hours, summary, note, needs, opens, roadmaps, pages, practice } = concept;
  useExchange();
  return (
    <>
      <header className={`${stack(4)} ${classes.head}`}>
        <Link className={backLink} to={pathOf('roadmaps')}>
          <ArrowLeft size={16} aria-hidden="true" />
          Roadmaps
        </Link>
        <h1 className={text('page')}>{title}</h1>
        <p className={`${cluster([1, 3])} ${text('quiet', 'small')}`}>
          <span>{areaNames[area]}</span>
          <span>{LEVEL_WORDS[level]}</span>
          <span>{hoursText(hours)}</span>
          {!note && <span className={tag}>Concept note</span>}
        </p>
        <p className={`${text('lead')} ${classes.summary}`}>{summary}</p>
        <StateChoice item={conceptItem(id)} label="Where are you with it?" />
        <SkillLine concept={id} />
      </header>
      <div className={classes.columns}>
        <div className={stack(6)}>
          {note && <LearningText html={note.html} />}
          {note && <Outcomes concept={id} outcomes={note.outcomes} />}
          {note && (
            <section className={stack(3)} aria-labelledby="checks">
              <h2 className={text('section')} id="checks">
                Check yourself
              </h2>
              {note.checks.map(({ question, answer }) => (
                <details key={question} className={classes.check}>
                  <summary>{question}</summary>
                  <p>{answer}</p>
                </details>
              ))}
            </section>
          )}
          <TeachingPages id="pages" as="h2" pages={pages} />
          <div className={cluster(3)}>
            {practice !== null && <ButtonLink to={practice}>Practice problems</ButtonLink>}
            <ButtonLink to={documentsPath(title)} tone="plain">
              Search documents
            </ButtonLink>
          </div>
        </div>
        <aside className={`${stack(5)} ${classes.side}`} aria-label="Around it">
          <ConceptLinks id="needs" title="Needs" concepts={needs} />
          <ConceptLinks id="opens" title="Opens" concepts={opens} />
          {roadmaps.length > 0 && (
            <section className={stack(2)} aria-labelledby="on-roadmaps">
              <h2 className={text('section')} id="on-roadmaps">
                On roadmaps
              </h2>
              <ul className={classes.roadmaps}>
                {roadmaps.map((roadmap) => (
                  <li key={roadmap.type + roadmap.id}>
                    <Link to={roadmapPath(roadmap.type, roadmap.id)}>{roadmap.title}</Link>
                    <span className={text('quiet', 'fine')}>{roadmap.section}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {note && <Sources sources={note.sources} />}
        </aside>
      </div>
    </>
  );
}
