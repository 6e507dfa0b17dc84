import type { Problem } from '@devorbit/contract/practice/problems.ts';
import { Check, X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { counted } from '../../../../../platform/format/plurals.ts';
import { iconButton, text, unseen } from '../../../../../ui/layout.ts';
import { SearchField } from '../../../../../ui/search-field.tsx';
import { DifficultyBadge } from '../../components/problem-badges.tsx';
import type { FromCatalogue } from '../../reading/model.ts';
import classes from './problem-drawer.module.css';

type Props = {
  title: string;
  /** Null until it is known. */
  count: number | null;
  search: string;
  onSearch: (search: string) => void;
  /** What is shown is still the answer to another search. */
  stale?: boolean;
  /** The current problem is among the rows, and brought into sight. */
  found: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A list of problems over the left of the page; a modal dialog of the browser. */
export function ProblemDrawer({ title, count, search, onSearch, stale = false, found, onClose, children }: Props) {
  const { pathname } = useLocation();
  const box = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  // Another problem is another page.
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current !== pathname) onClose();
  }, [pathname, onClose]);
  useEffect(() => {
    if (found) box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [found]);

  return (
    <dialog
      ref={box}
      className={classes.drawer}
      aria-labelledby="problem-list"
      onClose={onClose}
      onClick={(event) => {
        // The dialog itself is pressed only beside its content, on the backdrop.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 className={text('section', 'breaking')} id="problem-list">
            {title}
          </h2>
          <p className={`${text('quiet', 'fine', 'tabular')} ${classes.count}`} role="status">
            {count !== null && counted(count, 'problem')}
          </p>
          <button className={iconButton} type="button" aria-label="Close" onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </button>
          <SearchField
            className={classes.search}
            size="sm"
            aria-label="Search this list"
            placeholder="Search this list"
            text={search}
            onSearch={onSearch}
          />
        </div>
        <div className={classes.list} data-stale={stale || undefined}>
          {children}
        </div>
      </div>
    </dialog>
  );
}

type RowsProps = {
  problems: readonly Pick<Problem, 'id' | 'title' | 'difficulty' | 'user_solved'>[];
  current: number | null;
  /** The address of the list that one came from. */
  catalogue: string;
  addressOf: (id: number) => string;
  onClose: () => void;
};

/** The problems, each as a link; that to the current one closes the drawer. */
export function DrawerRows({ problems, current, catalogue, addressOf, onClose }: RowsProps) {
  return (
    <ol>
      {problems.map(({ id, title, difficulty, user_solved }) => (
        <li key={id}>
          <Link
            className={classes.row}
            to={addressOf(id)}
            state={{ catalogue } satisfies FromCatalogue}
            aria-current={id === current ? 'page' : undefined}
            onClick={() => id === current && onClose()}
          >
            <span className={classes.status}>
              {user_solved && (
                <>
                  <Check size={16} strokeWidth={2.8} aria-hidden="true" />
                  <span className={unseen}>Solved</span>
                </>
              )}
            </span>
            <span className={`${text('breaking')} ${classes.title}`}>{title}</span>
            <DifficultyBadge difficulty={difficulty} />
          </Link>
        </li>
      ))}
    </ol>
  );
}
