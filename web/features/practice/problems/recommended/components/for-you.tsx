import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../../../platform/session.ts';
import { card, grid, pad, stack, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { type WaitingLine, WaitingLines } from '../../../../../ui/waiting-lines.tsx';
import { recommendationsQuery } from '../api.ts';
import { FOR_YOU, FOR_YOU_FAILURE, WHERE_TO_BEGIN } from '../copy.ts';
import { RecommendedCard } from './recommended-card.tsx';
import classes from './for-you.module.css';

/** As many as the server gives at the most. */
const PLACEHOLDERS = 4;

const waitingProblem: readonly WaitingLine[] = [
  { height: 22, width: '64px' },
  { height: 22, width: '80%' },
  { height: 32 },
];

/** Problems that suit the one who asks, each with its reason; absent where there are none. */
export function ForYou({ onOpen }: { onOpen: (id: number) => void }) {
  const session = useSession();
  const list = useQuery(recommendationsQuery());
  if (list.data?.length === 0) return null;
  return (
    <section className={stack(4)} aria-labelledby="for-you" aria-busy={list.isPending}>
      <h2 className={`${text('part')} ${classes.heading}`} id="for-you">
        {session ? FOR_YOU : WHERE_TO_BEGIN}
      </h2>
      {list.data ? (
        <ul className={`${grid(4)} ${classes.row}`}>
          {list.data.map((one) => (
            <RecommendedCard key={one.problem.id} recommendation={one} onOpen={onOpen} />
          ))}
        </ul>
      ) : list.isPending ? (
        <div className={`${grid(4)} ${classes.row}`} aria-hidden="true">
          {Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <div className={`${card('lifted')} ${pad(4)} ${classes.card}`} key={index}>
              <WaitingLines lines={waitingProblem} gap={8} />
            </div>
          ))}
        </div>
      ) : (
        <LoadFailure query={list} title={FOR_YOU_FAILURE} frame="line" />
      )}
    </section>
  );
}
