import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../../platform/session.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { pad, stack, text } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { MarkdownSkeleton } from '../../../../ui/markdown/markdown.tsx';
import { CalmScene } from '../../../../ui/scenes/calm-scene.tsx';
import { CraftScene } from '../../../../ui/scenes/craft-scene.tsx';
import { SignInPrompt } from '../../../../ui/sign-in-prompt.tsx';
import { guidanceQuery } from '../api.ts';
import { EDITORIAL_FAILURE, EDITORIAL_LOCKED, NO_EDITORIAL, SIGN_IN_TO, SIGN_IN_TO_READ } from '../copy.ts';
import { fullPoints, pointsText } from '../model.ts';
import { Editorial } from './editorial.tsx';

type Props = { problem: { id: number; difficulty: Difficulty } };

/** The editorial beside the code: whole, or behind its lock. */
export function EditorialTab({ problem }: Props) {
  const session = useSession();
  const query = useQuery({ ...guidanceQuery(problem.id), enabled: session !== null });
  if (session === null)
    return (
      <SignInPrompt frame="bare" scene={<CraftScene />} title={SIGN_IN_TO_READ} why={SIGN_IN_TO.editorial}>
        {EDITORIAL_LOCKED}.
      </SignInPrompt>
    );
  if (query.data) {
    const left = pointsText(query.data, fullPoints(problem.difficulty));
    if (!query.data.has_editorial) return <EmptyState frame="bare" scene={<CalmScene />} title={NO_EDITORIAL} />;
    return (
      <div className={`${stack(4)} ${pad(5)}`}>
        <Editorial guidance={query.data} whole />
        {query.data.editorial === null && left !== null && <p className={text('quiet', 'small', 'tabular')}>{left}</p>}
      </div>
    );
  }
  if (query.isPending)
    return (
      <div className={pad(5)} role="status" aria-label="Loading the editorial">
        <MarkdownSkeleton leads />
      </div>
    );
  return <LoadFailure frame="bare" query={query} title={EDITORIAL_FAILURE} />;
}
