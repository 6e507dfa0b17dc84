import type { ReactNode } from 'react';
import { CodeListing } from '../../../../../ui/code-listing.tsx';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import classes from './program.module.css';

type Props = { listing: string; output: string | null; number: number; acts: ReactNode };

/** A program without a page: to read, with what it prints, and to be run elsewhere. */
export const ListingBlock = ({ listing, output, number, acts }: Props) => (
  <figure className={`${stack(2)} ${classes.program}`} aria-label={`Program ${number}`}>
    <CodeListing html={listing} />
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
