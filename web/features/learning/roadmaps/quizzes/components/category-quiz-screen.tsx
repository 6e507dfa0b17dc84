import { pathOf } from '@devorbit/contract/path-of.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../../../platform/api-error.ts';
import { useSession } from '../../../../../platform/session.ts';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { backLink, container, stack, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { LessonScene } from '../../../../../ui/scenes/lesson-scene.tsx';
import { SignInPrompt } from '../../../../../ui/sign-in-prompt.tsx';
import { categoryQuizId, fetchCategoryQuiz } from '../api.ts';
import { LOAD_FAILED, LOADING, SIGN_IN, SIGN_IN_TEXT, SIGN_IN_WHY, UNKNOWN, UNKNOWN_TEXT } from '../copy.ts';
import { CategoryQuiz } from './category-quiz.tsx';
import page from '../../../../../ui/page.module.css';
import classes from './category-quiz-screen.module.css';

type Props = { framework: string; category: string };

/** The quiz of a category for who is signed in: what it asks today, or when it can be taken again. */
export function CategoryQuizScreen({ framework, category }: Props) {
  const session = useSession();
  const id = categoryQuizId(framework, category);
  const query = useQuery({
    queryKey: ['quizzes', id, session?.user.id],
    queryFn: ({ signal }) => fetchCategoryQuiz(id, signal),
    enabled: session !== null,
    // Asked once each time the page is opened: a try may have been made elsewhere, and a result must not vanish.
    staleTime: Infinity,
    gcTime: 0,
  });
  const missing = query.error instanceof ApiError && query.error.status === 404;
  const { data } = query;
  const title = data ? `${data.framework.name} ${data.category.name} quiz` : 'Quiz';
  const waiting = (
    <div className={stack(4)} role="status" aria-label={LOADING}>
      <Skeleton height={120} radius="lg" />
      <Skeleton height={260} radius="lg" />
    </div>
  );
  return (
    <div className={`${container(6)} ${page.page} ${classes.narrow}`}>
      <title>{`${title} · DevOrbit`}</title>
      <header className={stack(3)}>
        <Link className={backLink} to={`${pathOf('portal')}?${new URLSearchParams({ framework, category })}`}>
          <ArrowLeft size={16} aria-hidden="true" />
          {data ? `${data.framework.name}: ${data.category.name}` : 'Frontend learning portal'}
        </Link>
        <h1 className={text('page')}>{title}</h1>
      </header>
      {session === null ? (
        <SignInPrompt scene={<LessonScene />} title={SIGN_IN} why={SIGN_IN_WHY}>
          {SIGN_IN_TEXT}
        </SignInPrompt>
      ) : data ? (
        <Suspense fallback={waiting}>
          <CategoryQuiz key={session.user.id} id={id} quiz={data} />
        </Suspense>
      ) : missing ? (
        <EmptyState
          scene={<LessonScene />}
          title={UNKNOWN}
          action={<ButtonLink to={pathOf('portal')}>Frontend learning portal</ButtonLink>}
        >
          {UNKNOWN_TEXT}
        </EmptyState>
      ) : query.isPending ? (
        waiting
      ) : (
        <LoadFailure query={query} title={LOAD_FAILED} />
      )}
    </div>
  );
}
