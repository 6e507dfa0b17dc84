import { CircleAlert, CircleCheck, CircleHelp, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './verdict-banner.module.css';

type Props = { tone: 'good' | 'bad' | 'warn' | 'wait'; title: string; children?: ReactNode };

const icons = { good: CircleCheck, bad: CircleAlert, warn: CircleHelp, wait: LoaderCircle };

const Banner = ({ tone, title, level: Level, children }: Props & { level: 'h1' | 'h2' }) => {
  const Icon = icons[tone];
  return (
    <div className={classes.banner} data-tone={tone} role="status">
      <Icon className={classes.icon} size={34} strokeWidth={1.7} aria-hidden="true" />
      <div className={classes.words}>
        <Level className={classes.title}>{title}</Level>
        {children !== undefined && <p className={classes.text}>{children}</p>}
      </div>
    </div>
  );
};

/** The answer of the page, said aloud when it is there. */
export const VerdictBanner = (props: Props) => <Banner level="h1" {...props} />;

/** The answer for a file, on a page with a title of its own. */
export const FileVerdict = (props: Props) => <Banner level="h2" {...props} />;
