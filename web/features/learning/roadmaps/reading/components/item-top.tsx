import { savedItem } from '@devorbit/contract/learning/progress-marks.ts';
import { listPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { tabLabels } from '@devorbit/contract/learning/roadmap-types.ts';
import { ArrowLeft, Bookmark, BookmarkCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PlainButton } from '../../../../../ui/button-link.tsx';
import { backLink, cluster, stack, text } from '../../../../../ui/layout.ts';
import { stateOf } from '../../progress/model.ts';
import { mark, useProgress } from '../../progress/state.ts';
import type { ItemHead } from '../model.ts';
import classes from './item-top.module.css';

/** The top of an item’s page: where it belongs, what it is, and the button that saves it for later. */
export function ItemTop({ item, children }: { item: ItemHead; children?: ReactNode }) {
  const { type, id, title, lead, touched } = item;
  const key = savedItem(type, id);
  const saved = stateOf(useProgress(), key) === 'done';
  return (
    <header className={`${stack(4)} ${classes.top}`}>
      <Link className={backLink} to={listPath(type)}>
        <ArrowLeft size={16} aria-hidden="true" />
        {tabLabels[type]}
      </Link>
      <div className={stack(2)}>
        <h1 className={text('page')}>{title}</h1>
        <p className={text('quiet', 'lead')}>{lead}</p>
      </div>
      {children}
      <div className={cluster([2, 4])}>
        <PlainButton tone="plain" size="small" aria-pressed={saved} onClick={() => mark(key, saved ? 'none' : 'done')}>
          {saved ? <BookmarkCheck size={16} aria-hidden="true" /> : <Bookmark size={16} aria-hidden="true" />}
          {saved ? 'Saved' : 'Save for later'}
        </PlainButton>
        <span className={text('quiet', 'fine')}>Last touched {touched}</span>
      </div>
    </header>
  );
}
