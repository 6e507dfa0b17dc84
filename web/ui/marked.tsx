import type { Mark } from '@devorbit/contract/mark.ts';
import { segments } from './segments.ts';
import classes from './marked.module.css';

/** A text in which the places that answer the question stand out. */
export const Marked = ({ text, marks }: { text: string; marks: readonly Mark[] }) =>
  segments(text, marks).map(({ text: part, marked }, at) =>
    marked ? (
      <mark className={classes.mark} key={at}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
