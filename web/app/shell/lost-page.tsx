import { pathOf } from '@devorbit/contract/path-of.ts';
import { useNavigate } from 'react-router';
import { ButtonLink, PlainButton } from '../../ui/button-link.tsx';
import { cluster, container, stack, text } from '../../ui/layout.ts';
import { LostScene } from './lost-scene.tsx';
import classes from './lost-page.module.css';

export function LostPage() {
  const navigate = useNavigate();
  return (
    <div className={`${container(7)} ${classes.page}`}>
      <LostScene />
      <div className={`${stack(4, 'center')} ${classes.words}`}>
        <h1 className={text('page')}>Lost in Space</h1>
        <p className={`${text('quiet', 'lead')} ${classes.text}`}>
          There’s nothing at this address. It may have drifted off, or never existed.
        </p>
        <div className={`${cluster(3, { justify: 'center', align: 'stretch' })} ${classes.buttons}`}>
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
