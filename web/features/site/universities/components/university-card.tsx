import { pathOf } from '@devorbit/contract/path-of.ts';
import { ArrowRight, ExternalLink, MapPin } from 'lucide-react';
import { indianNumberText } from '../../../../platform/format/numbers.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { card, cardLink, pad, row, stack, text, unseen } from '../../../../ui/layout.ts';
import { copy } from '../copy.ts';
import { type DirectoryEntry, shownHost } from '../model.ts';
import { CampusScene } from './campus-scene.tsx';
import classes from './university-card.module.css';

/** One of the four cards: picture, location, ranking, website, number of students, and the way to its page. */
export function UniversityCard({ entry }: { entry: DirectoryEntry }) {
  const { slug, name, city, ranking, students, website } = entry;
  return (
    <li className={`${card('lifted')} ${cardLink} ${classes.card}`}>
      <CampusScene className={classes.picture} slug={slug} />
      <div className={`${pad(5)} ${classes.body}`}>
        <h3 className={classes.name}>{name}</h3>
        <p className={`${row(1)} ${text('quiet', 'small')} ${classes.place}`}>
          <MapPin size={16} aria-hidden="true" />
          <span className={unseen}>{copy.location}: </span>
          {city}
        </p>
        <dl className={`${stack(2)} ${classes.facts}`}>
          <div className={classes.fact}>
            <dt>{copy.ranking}</dt>
            <dd data-unknown={ranking === undefined || undefined}>{ranking ?? copy.notStated}</dd>
          </div>
          <div className={classes.fact}>
            <dt>{copy.students}</dt>
            <dd data-unknown={students === undefined || undefined}>
              {students === undefined ? copy.notStated : indianNumberText(students)}
            </dd>
          </div>
          <div className={classes.fact}>
            <dt>{copy.website}</dt>
            <dd>
              <a
                className={`${text('breaking')} ${classes.site}`}
                href={website}
                target="_blank"
                rel="noopener noreferrer"
              >
                {shownHost(website)}
                <ExternalLink size={14} aria-hidden="true" />
              </a>
            </dd>
          </div>
        </dl>
        <ButtonLink tone="plain" to={pathOf('university', { slug })} aria-label={`${copy.learnMore}: ${name}`}>
          {copy.learnMore}
          <ArrowRight size={18} aria-hidden="true" />
        </ButtonLink>
      </div>
    </li>
  );
}
