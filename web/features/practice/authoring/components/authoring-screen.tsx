import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ApiError, plainSentence } from '../../../../platform/api-error.ts';
import { cluster } from '../../../../ui/layout.ts';
import { PROBLEM_NOT_FOUND } from '../../problems/copy.ts';
import { problemIdFrom } from '../../problems/model.ts';
import { authoringQuery } from '../api.ts';
import { LOAD_FAILED } from '../copy.ts';
import { AuthoringDesk } from './authoring-desk.tsx';
import { AuthoringLoading } from './authoring-loading.tsx';
import classes from './authoring-screen.module.css';

/** The authoring page of a problem, or why there is none for this person. */
export function AuthoringScreen({ param }: { param: string | undefined }) {
  const id = problemIdFrom(param);
  const query = useQuery({ ...authoringQuery(id ?? 0), enabled: id !== null });
  if (query.data)
    return (
      <AuthoringDesk
        // A draft that is loaded again takes the place of what was typed.
        key={query.dataUpdatedAt}
        loaded={query.data}
        onReload={() => query.refetch({ throwOnError: true })}
      />
    );
  if (id !== null && query.isPending) return <AuthoringLoading />;
  const status = query.error instanceof ApiError ? query.error.status : 0;
  const final = id === null || status === 404 || status === 403;
  return (
    <div className={classes.missing}>
      <div role="alert">
        <h1 className={classes.message}>
          {id === null || status === 404 ? PROBLEM_NOT_FOUND : plainSentence(query.error, LOAD_FAILED)}
        </h1>
      </div>
      <div className={cluster(3, { justify: 'center', align: 'stretch' })}>
        <Button
          component={Link}
          to={status === 403 && id !== null ? pathOf('problem', { id }) : pathOf('practice')}
          variant={final ? 'filled' : 'default'}
        >
          {status === 403 ? 'Open the problem' : 'Back to Problems'}
        </Button>
        {!final && (
          <Button loading={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
