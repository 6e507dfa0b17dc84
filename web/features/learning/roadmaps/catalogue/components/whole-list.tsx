import { tabLabels, type RoadmapType } from '@devorbit/contract/learning/roadmap-types.ts';
import type { CatalogueItem } from '@devorbit/contract/learning/roadmaps.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { backLink, grid, stack } from '../../../../../ui/layout.ts';
import { PageHead } from '../../../../../ui/page-head.tsx';
import { LIST_LEADS, LIST_TITLES, ROADMAPS } from '../../copy.ts';
import { useExchange } from '../../progress/state.ts';
import { ItemCard } from './item-card.tsx';
import classes from './catalogue.module.css';

/** Everything of one tab. */
export function WholeList({ type, items }: { type: RoadmapType; items: readonly CatalogueItem[] }) {
  useExchange();
  return (
    <>
      <div className={stack(3)}>
        <Link className={backLink} to={`${pathOf('roadmaps')}${type === 'role' ? '' : `?tab=${type}`}`}>
          <ArrowLeft size={16} aria-hidden="true" />
          {ROADMAPS}
        </Link>
        <PageHead title={LIST_TITLES[type]} lead={LIST_LEADS[type]} />
      </div>
      <ul className={`${grid(4)} ${classes.cards}`} aria-label={tabLabels[type]}>
        {items.map((item) => (
          <ItemCard key={item.id} item={item} heading="h2" />
        ))}
      </ul>
    </>
  );
}
