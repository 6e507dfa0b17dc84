import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { card, pad, stack, text } from '../../../../ui/layout.ts';
import { nextSteps, numberOf, SENT, WRITE_ANOTHER } from '../copy.ts';
import classes from './contact.module.css';

type Props = { id: number; email: string; signedIn: boolean; onAnother: () => void };

/** Says that the message has arrived, under which number, and what happens next. */
export function SentNote({ id, email, signedIn, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`${stack(4, 'start')} ${card()} ${pad(5)} ${text('breaking')} ${classes.sent}`} role="status">
      <CircleCheck className={text('good')} size={28} aria-hidden="true" />
      <h3 className={text('section')} ref={heading} tabIndex={-1}>
        {SENT}
      </h3>
      <p>
        Your message number is <strong>{numberOf(id)}</strong>. {nextSteps(signedIn, email)}
      </p>
      <PlainButton tone="plain" size="small" onClick={onAnother}>
        {WRITE_ANOTHER}
      </PlainButton>
    </div>
  );
}
