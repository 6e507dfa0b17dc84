import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError, plainSentence } from '../../../../platform/api-error.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { TelescopeScene } from '../../../../ui/scenes/telescope-scene.tsx';
import { SignInPage } from '../../../../ui/sign-in-page.tsx';
import { VERSIONS, VERSIONS_FAILURE } from '../copy.ts';

/** What a visitor finds in place of the versions. */
export const VersionsSignIn = () => (
  <SignInPage
    title={VERSIONS}
    scene={<TelescopeScene />}
    prompt="Sign in to see the versions of this problem"
    why="see the versions of this problem"
  >
    Only its author and staff can see them.
  </SignInPage>
);

/** Why there are no versions to see; another try where that may help. */
export const VersionsFailure = ({ query }: { query: UseQueryResult<unknown> }) =>
  query.error instanceof ApiError && [400, 403, 404].includes(query.error.status) ? (
    <EmptyState role="alert" scene={<TelescopeScene />} title={plainSentence(query.error, VERSIONS_FAILURE)} />
  ) : (
    <LoadFailure query={query} title={VERSIONS_FAILURE} />
  );
