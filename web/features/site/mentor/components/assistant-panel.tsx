import { ChevronDown, Eraser } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { pause } from '../../../../platform/clock.ts';
import type { Owner } from '../../../../platform/drafts.ts';
import { useSession } from '../../../../platform/session.ts';
import { iconButton, row, text } from '../../../../ui/layout.ts';
import { ask } from '../api.ts';
import { ASSISTANT, CLEAR, COLLAPSE, LEAD } from '../copy.ts';
import { answered, asked, openQuestion, REPLY_AFTER_MS, type Talk } from '../model.ts';
import { keepTalk, readTalk } from '../state.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import classes from './assistant-panel.module.css';

/** Windows in which it lies over the end of the page instead of beside it: as in the style sheet. */
const SHEET = '(max-width: 77.98em)';

export type AssistantPanelProps = {
  /** Whether the cursor goes into the message: the visitor has just opened it. */
  focus: boolean;
  onCollapse: () => void;
};

/** The conversation of whoever is there: another person's is another one. */
export function AssistantPanel(props: AssistantPanelProps) {
  const owner: Owner = useSession()?.user.id ?? 'visitor';
  return <Conversation key={owner} owner={owner} {...props} />;
}

function Conversation({ owner, focus, onCollapse }: AssistantPanelProps & { owner: Owner }) {
  const [talk, setTalk] = useState<Talk>(() => readTalk(owner));
  const message = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLElement>(null);
  const question = openQuestion(talk);

  useEffect(() => keepTalk(owner, talk), [owner, talk]);
  useEffect(() => {
    if (focus) message.current?.focus({ preventScroll: true });
  }, [focus]);
  // Another page, or another place of this one, is what is to be read now.
  const { pathname, hash } = useLocation();
  const place = pathname + hash;
  const shownAt = useRef(place);
  useEffect(() => {
    if (shownAt.current !== place) onCollapse();
  }, [place, onCollapse]);
  // A sheet goes away when the page behind it is pressed; scrolling there is no press.
  useEffect(() => {
    const onPress = (event: MouseEvent) => {
      const inside = panel.current !== null && event.composedPath().includes(panel.current);
      if (!inside && globalThis.matchMedia(SHEET).matches) onCollapse();
    };
    document.addEventListener('click', onPress);
    return () => document.removeEventListener('click', onPress);
  }, [onCollapse]);
  // A question whose answer a reload has cut off is asked again.
  useEffect(() => {
    if (question === null) return;
    const left = new AbortController();
    void Promise.all([ask(question), pause(REPLY_AFTER_MS)]).then(([reply]) => {
      if (!left.signal.aborted) setTalk((current) => answered(current, reply));
    });
    return () => left.abort();
  }, [question]);

  return (
    <section
      ref={panel}
      className={classes.panel}
      aria-label={ASSISTANT}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onCollapse();
      }}
    >
      <header className={`${row(1)} ${classes.head}`}>
        <div>
          <h2 className={text('section')}>{ASSISTANT}</h2>
          <p className={text('quiet', 'fine')}>{LEAD}</p>
        </div>
        {talk.length > 0 && (
          <button
            className={iconButton}
            type="button"
            aria-label={CLEAR}
            title={CLEAR}
            onClick={() => {
              setTalk([]);
              message.current?.focus();
            }}
          >
            <Eraser size={18} aria-hidden="true" />
          </button>
        )}
        <button className={iconButton} type="button" aria-label={COLLAPSE} title={COLLAPSE} onClick={onCollapse}>
          <ChevronDown size={20} aria-hidden="true" />
        </button>
      </header>
      <MessageList
        talk={talk}
        onSuggestion={(text) => {
          setTalk((current) => asked(current, text));
          message.current?.focus();
        }}
        onLeave={onCollapse}
      />
      <MessageForm
        field={message}
        waiting={question !== null}
        onSend={(text) => setTalk((current) => asked(current, text))}
      />
    </section>
  );
}
