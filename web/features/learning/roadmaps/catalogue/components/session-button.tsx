import { pathOf } from '@devorbit/contract/path-of.ts';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import classes from './session-button.module.css';

/** The way on, for members and for visitors; which of the two is seen is known before the first paint. */
export function SessionButton({ labels }: { labels: { member: string; visitor: string } }) {
  return (
    <>
      <ButtonLink className={classes.visitor} to={pathOf('sign-up')}>
        {labels.visitor}
      </ButtonLink>
      <ButtonLink className={classes.member} to={pathOf('my-roadmaps')}>
        {labels.member}
      </ButtonLink>
    </>
  );
}
