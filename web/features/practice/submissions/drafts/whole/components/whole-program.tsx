import { Button } from '@mantine/core';
import { asFunction, type Starter } from '../../model.ts';
import { asWholeProgram } from '../model.ts';

type Props = { code: string; starter: Starter; onChange: (code: string) => void };

/** Shows all of the program around `solve`, or hides it again; nothing where there is none, or it is one's own. */
export function WholeProgram({ code, starter, onChange }: Props) {
  const folded = asFunction(code, starter);
  const shown = folded !== code;
  const other = shown ? folded : asWholeProgram(code, starter);
  if (other === null) return null;
  return (
    <Button
      variant={shown ? 'light' : 'default'}
      size="sm"
      aria-pressed={shown}
      onClick={() => onChange(other)}
      title="The code around solve, which reads the input and prints your answer"
    >
      Whole program
    </Button>
  );
}
