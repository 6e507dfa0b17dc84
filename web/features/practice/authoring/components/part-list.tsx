import type { AuthoredDraft, Verification } from '@devorbit/contract/practice/authoring.ts';
import { Check, Loader, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { row, text, unseen } from '../../../../ui/layout.ts';
import type { Gap } from '../gaps.ts';
import { type Part, partAddress, partCount, parts } from '../model.ts';
import { isOver } from '../verification/model.ts';
import classes from './part-list.module.css';

type Props = { part: Part; draft: AuthoredDraft; gaps: readonly Gap[]; verification: Verification | null };

/** The way to each part, with what it holds and whether anything lacks there. */
export function PartList({ part, draft, gaps, verification }: Props) {
  const row = useRef<HTMLElement>(null);
  // On a narrow screen the row scrolls: the chosen part is brought to its middle.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [part]);
  return (
    <nav className={classes.list} aria-label="Parts of the problem" ref={row}>
      {parts.map(({ id, name }) => {
        const lacks = gaps.some((gap) => gap.part === id);
        const count = partCount(draft, id);
        return (
          <Link
            key={id}
            className={classes.part}
            to={partAddress(id)}
            aria-current={id === part ? 'page' : undefined}
            preventScrollReset
          >
            {name}
            {id === 'verify' ? (
              <Outcome verification={verification} />
            ) : lacks ? (
              <span className={classes.lacks}>
                <span className={unseen}>, something is missing</span>
              </span>
            ) : count === null || count === 0 ? null : (
              <span className={text('faint', 'fine', 'tabular')}>{count}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

function Outcome({ verification }: { verification: Verification | null }) {
  if (verification === null) return null;
  const [Icon, look, word] = !isOver(verification)
    ? ([Loader, classes.going, 'in progress'] as const)
    : verification.state === 'passed'
      ? ([Check, text('good'), 'passed'] as const)
      : ([X, text('bad'), 'failed'] as const);
  return (
    <span className={row(0)}>
      <Icon className={look} size={15} strokeWidth={2.6} aria-hidden="true" />
      <span className={unseen}>, {word}</span>
    </span>
  );
}
