import { pathOf } from '@devorbit/contract/path-of.ts';
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { cluster, container, stack, text } from '../../ui/layout.ts';
import type { SceneProps } from '../../ui/scenes/scene.tsx';
import buttons from '../../ui/button-link.module.css';
import classes from './lost-page.module.css';

// They come with the root of every page, and their pictures are seldom needed.
const LostPage = lazy(async () => ({ default: (await import('./lost-page.tsx')).LostPage }));
/** The page stands without it too: what broke may be the connection. */
const Picture = lazy(async () => {
  const scene = await import('../../ui/scenes/lost-signal-scene.tsx').catch(() => null);
  return { default: scene?.LostSignalScene ?? NoPicture };
});

const NoPicture = (_props: SceneProps) => null;

/** In place of the whole page when part of it fails: the address is unknown, or something could not be loaded or drawn. */
export function BrokenPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense>
        <LostPage />
      </Suspense>
    );
  return (
    <main className={`${container(7)} ${classes.page}`}>
      <div className={`${stack(4, 'center')} ${classes.words}`}>
        <div className={classes.picture}>
          <Suspense>
            <Picture size="large" />
          </Suspense>
        </div>
        <h1 className={text('page')}>Something came loose</h1>
        <p className={`${text('quiet', 'lead')} ${classes.text}`}>
          Part of this page couldn’t be shown. Reloading often helps.
        </p>
        <div className={`${cluster(3, { justify: 'center', align: 'stretch' })} ${classes.buttons}`}>
          <button
            className={buttons.button}
            data-tone="signal"
            type="button"
            onClick={() => globalThis.location.reload()}
          >
            Reload page
          </button>
          <a className={buttons.button} data-tone="plain" href={pathOf('home')}>
            Go to the home page
          </a>
        </div>
      </div>
    </main>
  );
}
