import { STRENGTHS } from '../../../security/copy.ts';
import { strengthOf } from '../model.ts';
import classes from './strength.module.css';

type Props = {
  password: string;
  /** What others know of who chooses it. */
  known: readonly string[];
};

const toneOf = (score: number) => (score < 2 ? 'bad' : score === 2 ? 'fair' : 'good');

/** How hard a password is to guess, and in words what would make it harder. Made of inline elements: it describes a field. */
export function StrengthNote({ password, known }: Props) {
  const { score, advice } = strengthOf(password, known);
  return (
    <span className={classes.strength}>
      <span className={classes.meter} data-tone={toneOf(score)} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-on={score >= step || (step === 1 && score === 0) || undefined} />
        ))}
      </span>
      <span role="status">
        {STRENGTHS[score]}
        {advice !== null && `. ${advice}`}
      </span>
    </span>
  );
}
