import { lazy, type ReactNode, Suspense, useState } from 'react';
import { PlainButton } from '../../../../../ui/button-link.tsx';
import { CodeListing } from '../../../../../ui/code-listing.tsx';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { RUN, SIZE_NOTE } from '../copy.ts';
import classes from './program.module.css';

/** The editor and the frame: nothing of them is on the page before somebody asks. */
const ProgramDesk = lazy(() => import('./program-desk.tsx'));

type Props = {
  kit: string;
  code: string;
  /** The same as HTML with colours. */
  listing: string;
  number: number;
  /** What else can be done with a program, as it is written by then. */
  acts: (code: () => string) => ReactNode;
};

/** A program to read, and to run. */
export function ProgramBlock({ kit, code, listing: html, number, acts }: Props) {
  const [open, setOpen] = useState(false);
  const label = `Program ${number}`;
  const listing = <CodeListing html={html} />;
  return (
    <figure className={`${stack(2)} ${classes.program}`} aria-label={label}>
      {open ? (
        <Suspense fallback={listing}>
          <ProgramDesk kit={kit} code={code} label={label} acts={acts} />
        </Suspense>
      ) : (
        <>
          {listing}
          <div className={`${cluster([2, 3])} ${classes.scripted}`}>
            <PlainButton size="small" onClick={() => setOpen(true)} aria-label={`${RUN} program ${number}`}>
              {RUN}
            </PlainButton>
            {acts(() => code)}
            <span className={text('quiet', 'fine')}>{SIZE_NOTE}</span>
          </div>
        </>
      )}
    </figure>
  );
}
