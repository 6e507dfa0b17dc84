import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { stack, unseen } from '../../../../ui/layout.ts';
import { NEXT, suggestions, WELCOME, WRITING, YOU } from '../copy.ts';
import { type Message, openQuestion, type Talk } from '../model.ts';
import classes from './message-list.module.css';

/** What is left in sight above a long message, in px. */
const ABOVE_LATEST = 8;

type Props = {
  talk: Talk;
  onSuggestion: (text: string) => void;
  /** A link was followed in this tab. */
  onLeave: () => void;
};

/** The conversation, read aloud as it goes on; the latest message is in sight, a long one from its beginning. */
export function MessageList({ talk, onSuggestion, onLeave }: Props) {
  const log = useRef<HTMLDivElement>(null);
  const waiting = openQuestion(talk) !== null;
  useEffect(() => {
    const latest = log.current?.lastElementChild;
    if (!log.current || !(latest instanceof HTMLElement)) return;
    const beginning = latest.offsetTop - log.current.offsetTop - ABOVE_LATEST;
    log.current.scrollTo({ top: Math.min(beginning, log.current.scrollHeight) });
  }, [talk, waiting]);
  return (
    // Focusable, so that the keyboard can scroll it.
    <div className={classes.log} ref={log} role="log" aria-label="Conversation" tabIndex={0}>
      <p className={classes.message} data-from="assistant">
        {WELCOME}
      </p>
      {talk.length === 0 && (
        <ul className={stack(2, 'start')} aria-label="Suggested questions">
          {suggestions.map((text) => (
            <li key={text}>
              <button className={classes.suggestion} type="button" onClick={() => onSuggestion(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
      {talk.map((message, index) => (
        <Said
          key={index}
          message={message}
          onFollow={onLeave}
          onQuestion={index === talk.length - 1 ? onSuggestion : undefined}
        />
      ))}
      {waiting && (
        <p className={classes.message} data-from="assistant">
          <span className={unseen}>{WRITING}</span>
          <span className={classes.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </p>
      )}
    </div>
  );
}

type SaidProps = {
  message: Message;
  onFollow: () => void;
  /** Only of the latest message: what it proposes is asked next. */
  onQuestion: ((text: string) => void) | undefined;
};

/** A press that opens the link elsewhere leaves this page as it is. */
const opensHere = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

function Said({ message, onFollow, onQuestion }: SaidProps) {
  if (message.from === 'visitor')
    return (
      <p className={classes.message} data-from="visitor">
        <span className={unseen}>{YOU}: </span>
        {message.text}
      </p>
    );
  return (
    <div className={classes.message} data-from="assistant">
      {message.paragraphs.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
      {message.links.length > 0 && (
        <ul className={`${stack(1, 'start')} ${classes.links}`}>
          {message.links.map(({ title, link }) => (
            <li key={link}>
              <Link to={link} onClick={(event) => opensHere(event) && onFollow()}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {onQuestion && message.questions && (
        <ul className={classes.next} aria-label={NEXT}>
          {message.questions.map((text) => (
            <li key={text}>
              <button className={classes.suggestion} type="button" onClick={() => onQuestion(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
