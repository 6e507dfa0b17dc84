import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSession } from '../../../../platform/session.ts';
import { container } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { CalmScene } from '../../../../ui/scenes/calm-scene.tsx';
import { SignInPrompt } from '../../../../ui/sign-in-prompt.tsx';
import { fetchReviews } from '../api.ts';
import { LEAD, LOAD_FAILED, LOADING, SIGN_IN, SIGN_IN_TEXT, SIGN_IN_WHY, TITLE } from '../copy.ts';
import { ExportCards } from './export-cards.tsx';
import { ReviewSession } from './review-session.tsx';
import page from '../../../../ui/page.module.css';
import classes from './reviews-screen.module.css';

/** What is due for review today. */
export function ReviewsScreen() {
  const session = useSession();
  const query = useQuery({
    queryKey: ['reviews', session?.user.id],
    queryFn: ({ signal }) => fetchReviews(signal),
    enabled: session !== null,
    // Asked once each time the page is opened, and when an answer is taken back: cards must not change under one’s hands.
    staleTime: Infinity,
    gcTime: 0,
  });
  const waiting = (
    <div role="status" aria-label={LOADING}>
      <Skeleton height={260} radius="lg" />
    </div>
  );
  return (
    <div className={`${container(6)} ${page.page} ${classes.narrow}`}>
      <PageHead title={TITLE} lead={LEAD} />
      {session === null ? (
        <SignInPrompt scene={<CalmScene />} title={SIGN_IN} why={SIGN_IN_WHY}>
          {SIGN_IN_TEXT}
        </SignInPrompt>
      ) : query.data ? (
        <Suspense fallback={waiting}>
          <ReviewSession key={query.dataUpdatedAt} reviews={query.data} reload={() => query.refetch()} />
          {query.data.total > 0 && <ExportCards />}
        </Suspense>
      ) : query.isPending ? (
        waiting
      ) : (
        <LoadFailure query={query} title={LOAD_FAILED} />
      )}
    </div>
  );
}
