import { useEffect, useState } from 'react';
import { plainText } from '../../running/model.ts';
import type { Stream } from '../../running/terminals/state.ts';
import { answersIn } from '../model.ts';
import { GridView } from './grid-view.tsx';
import classes from './viewing.module.css';

/** What a program in SQL has answered, as tables. */
export function SqlResults({ stream }: { stream: Stream }) {
  const [text, setText] = useState(() => stream.written());
  useEffect(() => stream.listen(() => setText(stream.written())), [stream]);
  const answers = answersIn(plainText(text));
  return (
    <div className={classes.answers} role="log" aria-label="Output of the program">
      {answers.map((answer, at) =>
        'grid' in answer ? (
          <GridView key={at} grid={answer.grid} label={`Result ${at + 1}`} />
        ) : (
          <pre key={at} className={classes.said}>
            {answer.text}
          </pre>
        ),
      )}
    </div>
  );
}
