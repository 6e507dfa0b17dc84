import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { CompassScene } from '../../../../../ui/scenes/compass-scene.tsx';
import { LostSignalScene } from '../../../../../ui/scenes/lost-signal-scene.tsx';
import { aiProblemsQuery } from '../../api.ts';
import { listFailure, NO_AI_PROBLEMS } from '../../copy.ts';
import { AI_PLACEHOLDERS, uniqueById } from '../../model.ts';
import { AiProblemRow, AiProblemSkeleton } from './ai-problem-row.tsx';
import classes from './ai-problems.module.css';

/** The first problems whose source is AI. */
export function AiProblems({ onOpen }: { onOpen: (id: number) => void }) {
  const list = useQuery(aiProblemsQuery());
  if (list.isPending)
    return (
      <div className={classes.list} aria-busy="true">
        {Array.from({ length: AI_PLACEHOLDERS }, (_, index) => (
          <AiProblemSkeleton key={index} />
        ))}
      </div>
    );
  if (list.isError)
    return (
      <EmptyState
        role="alert"
        scene={<LostSignalScene />}
        title={listFailure(list.error.message)}
        action={
          <Button variant="default" loading={list.isFetching} onClick={() => void list.refetch()}>
            Try again
          </Button>
        }
      />
    );
  if (list.data.length === 0) return <EmptyState scene={<CompassScene />} title={NO_AI_PROBLEMS} />;
  return (
    <ul className={classes.list}>
      {uniqueById(list.data).map((problem) => (
        <AiProblemRow key={problem.id} problem={problem} onOpen={onOpen} />
      ))}
    </ul>
  );
}
