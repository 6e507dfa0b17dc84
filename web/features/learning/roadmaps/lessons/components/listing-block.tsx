import type { ReactNode } from 'react';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import classes from './program.module.css';

type Props = { code: string; output: string | null; number: number; acts: ReactNode };

/** A program without a page: to read, with what it prints, and to be run elsewhere. */
export const ListingBlock = ({ code, output, number, acts }: Props) => (
  <figure className={`${stack(2)} ${classes.program}`} aria-label={`Program ${number}`}>
    <pre tabIndex={0}>
      <code>{code}</code>
    </pre>
    {output !== null && (
      <>
        <p className={text('quiet', 'fine')}>It prints:</p>
        <pre tabIndex={0}>
          <code>{output}</code>
        </pre>
      </>
    )}
    <div className={`${cluster([2, 3])} ${classes.scripted}`}>{acts}</div>
  </figure>
);
