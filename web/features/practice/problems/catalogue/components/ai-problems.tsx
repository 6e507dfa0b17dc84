import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { card, divided, stack } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { CompassScene } from '../../../../../ui/scenes/compass-scene.tsx';
import { aiProblemsQuery } from '../../api.ts';
import { listFailure, NO_AI_PROBLEMS } from '../../copy.ts';
import { AI_PLACEHOLDERS, uniqueById } from '../../model.ts';
import { AiProblemRow, AiProblemSkeleton } from './ai-problem-row.tsx';

/** The first problems whose source is AI. */
export function AiProblems({ onOpen }: { onOpen: (id: number) => void }) {
  const list = useQuery(aiProblemsQuery());
  return (
    <ListPage
      query={list}
      failure={listFailure(list.error?.message ?? '')}
      said="title"
      loading={
        <div className={`${stack(0)} ${divided} ${card('lifted')}`} aria-busy="true">
          {Array.from({ length: AI_PLACEHOLDERS }, (_, index) => (
            <AiProblemSkeleton key={index} />
          ))}
        </div>
      }
      empty={(problems) =>
        problems.length === 0 ? <EmptyState scene={<CompassScene />} title={NO_AI_PROBLEMS} /> : null
      }
    >
      {(problems) => (
        <ul className={`${stack(0)} ${divided} ${card('lifted')}`}>
          {uniqueById(problems).map((problem) => (
            <AiProblemRow key={problem.id} problem={problem} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
