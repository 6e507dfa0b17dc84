import { roadmapItem } from '@devorbit/contract/learning/progress-marks.ts';
import { roadmapPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import type { CatalogueItem } from '@devorbit/contract/learning/roadmaps.ts';
import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import {
  card,
  cardLink,
  cluster,
  pad,
  plainLink,
  row,
  stack,
  stretchedLink,
  tag,
  text,
} from '../../../../../ui/layout.ts';
import { FORMATS, NEW, PLANNED } from '../../copy.ts';
import { stateOf } from '../../progress/model.ts';
import { useProgress } from '../../progress/state.ts';
import { partsText } from '../model.ts';
import classes from './item-card.module.css';

/** An item of the catalogue: what it is, and where one stands with it. */
export function ItemCard({ item, heading: Heading = 'h3' }: { item: CatalogueItem; heading?: 'h2' | 'h3' }) {
  const { id, type, title, lead, isNew, format, length, ready } = item;
  const started = stateOf(useProgress(), roadmapItem(type, id)) !== 'none';
  const parts = partsText(item);
  return (
    <li className={`${stack(3)} ${card('lifted')} ${cardLink} ${pad(4)} ${classes.card}`}>
      <div className={stack(2)}>
        <div className={cluster([1, 2], { justify: 'between', align: 'start' })}>
          <Heading className={classes.title}>
            <Link className={`${plainLink} ${stretchedLink}`} to={roadmapPath(type, id)}>
              {title}
            </Link>
          </Heading>
          {isNew === true && (
            <span className={tag} data-tone="signal">
              {NEW}
            </span>
          )}
        </div>
        <p className={text('quiet', 'small')}>{lead}</p>
      </div>
      <p className={`${cluster([1, 3])} ${text('quiet', 'fine')}`}>
        {format !== undefined && <span>{FORMATS[format]}</span>}
        {length !== undefined && (
          <span className={row(1)}>
            <Clock size={14} aria-hidden="true" />
            {length}
          </span>
        )}
        {parts !== null && <span>{parts}</span>}
        {!ready && <span>{PLANNED}</span>}
        {started && <span className={classes.started}>Started</span>}
      </p>
    </li>
  );
}
