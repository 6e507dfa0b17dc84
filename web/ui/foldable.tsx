import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import classes from './foldable.module.css';

type Props = {
  title: string;
  open: boolean;
  onChange: (open: boolean) => void;
  children: ReactNode;
  className?: string | undefined;
  aside?: ReactNode;
};

/** A section under a heading that opens and closes it. `aside` stands beside the heading and stays. */
export function Foldable({ title, open, onChange, children, className, aside }: Props) {
  const id = useId();
  return (
    <section className={className}>
      <div className={classes.head}>
        <h2 className={classes.heading}>
          <button
            className={classes.toggle}
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => onChange(!open)}
          >
            <ChevronRight className={classes.chevron} size={17} aria-hidden="true" />
            {title}
          </button>
        </h2>
        {aside}
      </div>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </section>
  );
}
