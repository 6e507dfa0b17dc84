import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../../platform/session.ts';
import { card, cluster, stack } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { SignInLink } from '../../../../ui/sign-in.tsx';
import { guidanceQuery } from '../api.ts';
import { HINTS, HINTS_FAILURE, SIGN_IN_TO, SIGN_IN_TO_SEE_HINTS } from '../copy.ts';
import { hasHelp } from '../model.ts';
import { Editorial } from './editorial.tsx';
import { GuidanceWaiting } from './guidance-waiting.tsx';
import { Hints } from './hints.tsx';
import classes from './guidance.module.css';

type Problem = Pick<ProblemDetail, 'id' | 'difficulty'>;

type Props = {
  problem: Problem;
  /** Whether the editorial stands elsewhere. */
  hintsOnly: boolean;
};

/** Hints in steps and the editorial, as far as the user has unlocked them. */
export function GuidanceSection({ problem, hintsOnly }: Props) {
  const session = useSession();
  const query = useQuery({ ...guidanceQuery(problem.id), enabled: session !== null });
  if (session === null) return <ForVisitors />;
  if (query.data) {
    if (hintsOnly ? query.data.hints_total === 0 : !hasHelp(query.data)) return null;
    return (
      <div className={stack(6)}>
        <Hints guidance={query.data} difficulty={problem.difficulty} />
        {!hintsOnly && query.data.has_editorial && <Editorial guidance={query.data} />}
      </div>
    );
  }
  if (query.isPending) return <GuidanceWaiting />;
  return (
    <section className={`${stack(6)} ${classes.section}`} aria-labelledby="hints">
      <h2 className={classes.heading} id="hints">
        {HINTS}
      </h2>
      <LoadFailure query={query} title={HINTS_FAILURE} frame="line" />
    </section>
  );
}

function ForVisitors() {
  return (
    <section className={`${stack(6)} ${classes.section}`} aria-labelledby="hints">
      <h2 className={classes.heading} id="hints">
        {HINTS}
      </h2>
      <p className={`${cluster([2, 4], { justify: 'between' })} ${card()} ${classes.row}`}>
        <SignInLink why={SIGN_IN_TO.hints}>{SIGN_IN_TO_SEE_HINTS}</SignInLink>
      </p>
    </section>
  );
}
