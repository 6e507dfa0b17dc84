import type { QuizResult } from '@devorbit/contract/learning/quizzes.ts';
import { useEffect, useRef } from 'react';
import { card, pad, stack, text } from '../../../../../ui/layout.ts';
import { missedText, missedTitle, PASSED_TEXT, passedTitle } from '../copy.ts';

/** How a try went; the focus goes there when it appears. */
export function QuizVerdict({ result, pass }: { result: QuizResult; pass: number }) {
  const { right, total, percent } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const passed = percent >= pass;
  return (
    <section className={`${stack(2)} ${card()} ${pad(4)}`} aria-labelledby="verdict">
      <h2 className={text('section')} id="verdict" ref={heading} tabIndex={-1}>
        {passed ? passedTitle(right, total, percent) : missedTitle(right, total, percent)}
      </h2>
      <p>{passed ? PASSED_TEXT : missedText(pass)}</p>
    </section>
  );
}
