import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { stack, unseen } from '../../../../ui/layout.ts';
import { suggestions, WELCOME, WRITING, YOU } from '../copy.ts';
import { type Message, openQuestion, type Talk } from '../model.ts';
import classes from './message-list.module.css';

type Props = {
  talk: Talk;
  onSuggestion: (text: string) => void;
  /** A link was followed where the conversation lies over the page. */
  onLeave: () => void;
};

const coversPage = (): boolean => globalThis.matchMedia('(max-width: 30em)').matches;

/** The conversation, read aloud as it goes on; the latest message is in sight. */
export function MessageList({ talk, onSuggestion, onLeave }: Props) {
  const log = useRef<HTMLDivElement>(null);
  const waiting = openQuestion(talk) !== null;
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
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
        <Said key={index} message={message} onFollow={() => coversPage() && onLeave()} />
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

function Said({ message, onFollow }: { message: Message; onFollow: () => void }) {
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
              <Link to={link} onClick={onFollow}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
