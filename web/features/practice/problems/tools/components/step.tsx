import type { NamedProblem } from '@devorbit/contract/practice/problems.ts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { iconButton } from '../../../../../ui/layout.ts';
import type { FromCatalogue } from '../../reading/model.ts';
import { problemAddress } from '../model.ts';
import classes from './problem-bar.module.css';

type StepProps = {
  name: string;
  /** Undefined until it is known. */
  to: NamedProblem | null | undefined;
  catalogue: string;
  /** Whether its title is kept for the moment of arrival. */
  secret?: boolean;
  /** Its address, where it is another than that of its own page. */
  addressOf?: (id: number) => string;
  children: ReactNode;
};

/** A link to another problem of the list; where there is none, its room is kept. */
export function Step({ name, to, catalogue, secret = false, addressOf, children }: StepProps) {
  const { pathname } = useLocation();
  const look = `${iconButton} ${classes.tool}`;
  if (!to)
    return (
      <span className={look} data-none title={to === null ? noneText(name) : undefined} aria-hidden="true">
        {children}
      </span>
    );
  return (
    <Link
      className={look}
      to={addressOf ? addressOf(to.id) : problemAddress(pathname, to.id)}
      state={{ catalogue } satisfies FromCatalogue}
      aria-label={secret ? name : `${name}: ${to.title}`}
      title={secret ? name : `${name}: ${to.title}`}
    >
      {children}
    </Link>
  );
}

const noneText = (name: string): string => `No ${name.toLowerCase()} in this list`;
