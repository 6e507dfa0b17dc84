import { MAX_MESSAGE } from '@devorbit/contract/ide/projects-limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { momentText } from '../../../../../platform/format/dates.ts';
import { useSession } from '../../../../../platform/session.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { eraseMessage, messagesQuery, say } from '../../api.ts';
import { CALL_FAILED } from '../../copy.ts';
import type { Shown } from '../../editing/state.ts';
import side from '../../components/side.module.css';
import classes from './chat.module.css';

type Props = { shown: Shown & { id: number } };

/** What the people of a project write to each other. */
export function ChatSide({ shown: { id, role, chats } }: Props) {
  const client = useQueryClient();
  const self = useSession()?.user.username;
  const query = useQuery(messagesQuery(id, chats));
  const [text, setText] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const refresh = () => client.invalidateQueries({ queryKey: ['ide', 'chat', id] });
  const write = useAct(async () => {
    await say(id, text.trim());
    setText('');
    await refresh();
  }, CALL_FAILED);
  const erase = useAct(async (message: number) => {
    await eraseMessage(id, message);
    await refresh();
  }, CALL_FAILED);
  const last = query.data?.at(-1)?.id;
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [last]);
  const failure = write.failure ?? erase.failure;
  return (
    <section className={classes.chat} aria-label="Chat">
      <h2 className={side.title}>Chat</h2>
      <div className={classes.log} role="log" aria-label="Messages" tabIndex={0} ref={log}>
        <ListPage
          query={query}
          failure="The messages couldn’t be loaded."
          frame="line"
          empty={(messages) => (messages.length === 0 ? 'Everyone in this project reads what you write here.' : null)}
        >
          {(messages) => (
            <ul className={classes.messages}>
              {messages.map(({ id: message, username, text: said, at }) => (
                <li key={message} className={classes.message}>
                  <p className={classes.who}>
                    <strong>{username}</strong> <time dateTime={at}>{momentText(at)}</time>
                  </p>
                  <p className={classes.text}>{said}</p>
                  {(username === self || role === 'owner') && (
                    <button
                      type="button"
                      className={classes.tool}
                      aria-label={`Delete the message “${said.slice(0, 40)}”`}
                      title="Delete"
                      aria-disabled={erase.pending}
                      onClick={() => void erase.run(message)}
                    >
                      <Trash2 size={15} aria-hidden="true" />
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </ListPage>
      </div>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') void write.run();
        }}
      >
        {failure !== null && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
        <input
          className={side.field}
          aria-label="Message"
          placeholder="Write a message"
          value={text}
          maxLength={MAX_MESSAGE}
          autoComplete="off"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" className={side.button} aria-disabled={write.pending || text.trim() === ''}>
          Send
        </button>
      </form>
    </section>
  );
}
