import { pathOf } from '@devorbit/contract/path-of.ts';
import type { University } from '@devorbit/contract/site/universities.ts';
import { ArrowLeft, ArrowUpRight, CalendarDays, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { backLink, card, cluster, container, grid, stack, tag, text } from '../../../../ui/layout.ts';
import { copy } from '../copy.ts';
import type { DirectoryEntry } from '../model.ts';
import { CampusScene } from './campus-scene.tsx';
import { FactsTable } from './facts-table.tsx';
import { UniversityRows } from './university-rows.tsx';
import buttons from '../../../../ui/button-link.module.css';
import classes from './university-page.module.css';

const later = [
  {
    id: 'documents',
    Icon: FileText,
    title: copy.documentsTitle,
    text: copy.documents,
    to: pathOf('resources'),
    link: copy.documentsLink,
  },
  {
    id: 'events',
    Icon: CalendarDays,
    title: copy.eventsTitle,
    text: copy.events,
    to: pathOf('events-hackathons'),
    link: copy.eventsLink,
  },
];

/** Everything about one university: who it is, facts with sources, what the platform has of it, its events and neighbours. */
export function UniversityPage({
  university,
  neighbours,
  events,
}: {
  university: University;
  neighbours: DirectoryEntry[];
  /** What it hosts, where there is anything. */
  events: ReactNode;
}) {
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
      <div className={`${grid(4)} ${classes.later}`}>
        {later.map(({ id, Icon, title, text, to, link }) => (
          <section className={`${card()} ${classes.room}`} key={id} aria-labelledby={`${id}-title`}>
            <Icon className={classes.icon} size={24} aria-hidden="true" />
            <h2 className={classes.roomTitle} id={`${id}-title`}>
              {title}
            </h2>
            <p className={classes.roomText}>{text}</p>
            <ButtonLink tone="plain" size="small" to={to}>
              {link}
            </ButtonLink>
          </section>
        ))}
      </div>
      {events}
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
