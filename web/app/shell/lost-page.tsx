import { pathOf } from '@devorbit/contract/path-of.ts';
import { useNavigate } from 'react-router';
import { ButtonLink, PlainButton } from '../../ui/button-link.tsx';
import { LostScene } from './lost-scene.tsx';
import classes from './lost-page.module.css';

export function LostPage() {
  const navigate = useNavigate();
  return (
    <div className={classes.page}>
      <LostScene />
      <div className={classes.words}>
        <h1 className={classes.title}>Lost in Space</h1>
        <p className={classes.text}>There’s nothing at this address. It may have drifted off, or never existed.</p>
        <div className={classes.buttons}>
          <ButtonLink to={pathOf('home')}>Return to Earth</ButtonLink>
          <PlainButton
            tone="plain"
            onClick={() => {
              // There may be no page to go back to.
              if (globalThis.history.length > 1) void navigate(-1);
              else void navigate(pathOf('home'));
            }}
          >
            Previous Orbit
          </PlainButton>
        </div>
      </div>
    </div>
  );
}
