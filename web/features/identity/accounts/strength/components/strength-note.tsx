import { StrengthLine } from '../../../../../ui/strength-line.tsx';
import { strengthOf } from '../model.ts';

type Props = {
  password: string;
  /** What others know of who chooses it. */
  known: readonly string[];
};

/** How hard a password is to guess, and in words what would make it harder. */
export function StrengthNote({ password, known }: Props) {
  return <StrengthLine {...strengthOf(password, known)} />;
}
