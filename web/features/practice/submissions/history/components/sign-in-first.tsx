import { pathOf } from '@devorbit/contract/path-of.ts';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { CraftScene } from '../../../../../ui/scenes/craft-scene.tsx';
import classes from './history-page.module.css';

/** What a visitor finds here. */
export function SignInFirst({ title }: { title: string }) {
  const { pathname, search } = useLocation();
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <EmptyState
        scene={<CraftScene />}
        title="Sign in to see your submissions"
        action={
          <ButtonLink to={`${pathOf('sign-in')}?next=${encodeURIComponent(pathname + search)}`}>Sign In</ButtonLink>
        }
      >
        Every solution that you submit is kept with its verdict, its code and its place among the others.
      </EmptyState>
    </div>
  );
}
