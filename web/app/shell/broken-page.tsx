import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import classes from './lost-page.module.css';

/** It comes with the root of every page, and its picture is seldom needed. */
const LostPage = lazy(async () => ({ default: (await import('./lost-page.tsx')).LostPage }));

/** What stands in place of the whole page when a part of it fails: the address is unknown, or a piece could not be loaded or drawn. */
export function BrokenPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense>
        <LostPage />
      </Suspense>
    );
  return (
    <main className={classes.page}>
      <div className={classes.words}>
        <h1 className={classes.title}>Something came loose</h1>
        <p className={classes.text}>A part of this page could not be shown. Loading it again often helps.</p>
        <div className={classes.buttons}>
          <Button size="md" onClick={() => globalThis.location.reload()}>
            Load again
          </Button>
          <Button component="a" href="/" variant="default" size="md">
            To the home page
          </Button>
        </div>
      </div>
    </main>
  );
}
