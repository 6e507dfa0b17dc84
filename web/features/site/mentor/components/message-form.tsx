import { MAX_QUESTION_CHARS } from '@devorbit/contract/site/mentor-words.ts';
import { SendHorizontal } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useDraft } from '../../../../platform/use-draft.ts';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { PLACEHOLDER, SEND } from '../copy.ts';
import classes from './message-form.module.css';

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** An answer is to come: nothing is sent meanwhile, and what is typed stays. */
  waiting: boolean;
  onSend: (text: string) => void;
};

/** The message: Enter sends it, Shift and Enter begins a new line. It is kept until it is sent. */
export function MessageForm({ field, waiting, onSend }: Props) {
  const [text, setText] = useState('');
  const draft = useDraft({ name: 'assistant', value: text, initial: '', onRestore: setText });
  const send = () => {
    if (waiting || text.trim() === '') return;
    onSend(text);
    draft.forget();
    setText('');
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        className={classes.field}
        aria-label={PLACEHOLDER}
        placeholder={PLACEHOLDER}
        rows={1}
        maxLength={MAX_QUESTION_CHARS}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <button className={classes.send} type="submit" aria-label={SEND} title={SEND} aria-disabled={waiting}>
        <SendHorizontal size={19} aria-hidden="true" />
      </button>
      <DraftNote className={classes.note} draft={draft} />
    </form>
  );
}
