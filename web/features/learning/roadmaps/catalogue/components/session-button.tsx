import { pathOf } from '@devorbit/contract/path-of.ts';
import { useSession } from '../../../../../platform/session.ts';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import classes from './session-button.module.css';

/** The way on, for members and for visitors; which of the two is seen is known before the first paint, and by the session from then on. */
export function SessionButton({ labels }: { labels: { member: string; visitor: string } }) {
  const session = useSession();
  return (
    <span className={classes.choice} data-member={session ? true : undefined}>
      <ButtonLink className={classes.visitor} to={pathOf('sign-up')}>
        {labels.visitor}
      </ButtonLink>
      <ButtonLink className={classes.member} to={pathOf('my-roadmaps')}>
        {labels.member}
      </ButtonLink>
    </span>
  );
}
