import classes from './strength-line.module.css';

const STRENGTHS = ['Very easy to guess', 'Easy to guess', 'Fair', 'Strong', 'Very strong'] as const;

/** 0 (guessed at once) to 4. */
type Score = 0 | 1 | 2 | 3 | 4;

const toneOf = (score: Score) => (score < 2 ? 'bad' : score === 2 ? 'fair' : 'good');

/** How hard a password is to guess, as four bars and in words. Made of inline elements: it may describe a field. */
export function StrengthLine({ score, advice = null }: { score: Score; advice?: string | null }) {
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
