import { pathOf } from '@devorbit/contract/path-of.ts';
import type { University } from '@devorbit/contract/site/universities.ts';
import { ArrowLeft, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { backLink, cluster, container, stack, tag, text } from '../../../../ui/layout.ts';
import { copy } from '../copy.ts';
import type { DirectoryEntry } from '../model.ts';
import { CampusScene } from './campus-scene.tsx';
import { FactsTable } from './facts-table.tsx';
import { UniversityRows } from './university-rows.tsx';
import buttons from '../../../../ui/button-link.module.css';
import classes from './university-page.module.css';

type Props = {
  university: University;
  neighbours: DirectoryEntry[];
  /** What the Resource Hub has of it. */
  documents: ReactNode;
  /** What it hosts, where there is anything. */
  events: ReactNode;
};

/** Everything about one university: who it is, facts with sources, its documents, its events, its neighbours. */
export function UniversityPage({ university, neighbours, documents, events }: Props) {
  const { slug, name, aliases, description, kind, city, district, website } = university;
  return (
    <article className={`${container(7)} ${classes.page}`}>
      <header className={classes.head}>
        <div className={stack(4, 'start')}>
          <Link className={backLink} to={pathOf('universities')}>
            <ArrowLeft size={17} aria-hidden="true" />
            {copy.back}
          </Link>
          <h1 className={classes.name}>{name}</h1>
          <p className={text('quiet')}>
            {kind.value} in {city.value === district.value ? city.value : `${city.value}, ${district.value} district`}
          </p>
          <p className={`${text('lead')} ${classes.text}`}>{description}</p>
          {aliases.length > 0 && (
            <ul className={cluster(2)} aria-label="Also known as">
              {aliases.map((alias) => (
                <li className={tag} key={alias}>
                  {alias}
                </li>
              ))}
            </ul>
          )}
          <a
            className={buttons.button}
            data-tone="signal"
            href={website.value}
            target="_blank"
            rel="noopener noreferrer"
          >
            {copy.visit}
            <ArrowUpRight size={19} aria-hidden="true" />
          </a>
        </div>
        <figure className={`${stack(2)} ${classes.picture}`}>
          <CampusScene slug={slug} className={classes.scene} />
          <figcaption className={`${text('faint', 'fine')} ${classes.caption}`}>{copy.drawing}</figcaption>
        </figure>
      </header>
      <section className={classes.facts} aria-labelledby="facts-title">
        <div>
          <h2 className={`${text('part')} ${classes.title}`} id="facts-title">
            {copy.facts}
          </h2>
          <p className={text('quiet', 'small')}>{copy.factsLead}</p>
        </div>
        <FactsTable university={university} />
      </section>
      <section className={stack(4)} aria-labelledby="documents-title">
        <h2 className={`${text('part')} ${classes.title}`} id="documents-title">
          {copy.documentsTitle}
        </h2>
        {documents}
      </section>
      <section className={stack(4)} aria-labelledby="events-title">
        <h2 className={`${text('part')} ${classes.title}`} id="events-title">
          {copy.eventsTitle}
        </h2>
        {events}
        <p className={text('quiet')}>
          {copy.events} <Link to={pathOf('events-hackathons')}>{copy.eventsLink}</Link>
        </p>
      </section>
      {neighbours.length > 0 && (
        <section aria-labelledby="neighbours-title">
          <h2 className={`${text('part')} ${classes.title}`} id="neighbours-title">
            {neighbours.every((neighbour) => neighbour.city === city.value) ? `Also in ${city.value}` : 'Nearby'}
          </h2>
          <UniversityRows entries={neighbours} />
        </section>
      )}
    </article>
  );
}
