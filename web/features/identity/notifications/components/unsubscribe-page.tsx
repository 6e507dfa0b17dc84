import { useLocation } from 'react-router';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { container } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { stopMail } from '../api.ts';
import {
  UNSUBSCRIBE,
  UNSUBSCRIBE_BUTTON,
  UNSUBSCRIBE_FAILURE,
  UNSUBSCRIBE_INCOMPLETE,
  UNSUBSCRIBE_LEAD,
  UNSUBSCRIBED,
} from '../copy.ts';
import { tokenOf } from '../model.ts';
import classes from './notifications-page.module.css';

/** Where the link in an email's foot leads: programs that open every link change nothing, a person clicks once more. */
export function UnsubscribePage() {
  const { hash } = useLocation();
  const token = tokenOf(hash);
  const stop = useAct(stopMail, UNSUBSCRIBE_FAILURE);
  return (
    <div className={`${container(5)} ${classes.page}`} data-narrow>
      <PageHead title={UNSUBSCRIBE} lead={UNSUBSCRIBE_LEAD} />
      {token === null ? (
        <Message tone="bad">{UNSUBSCRIBE_INCOMPLETE}</Message>
      ) : stop.result !== undefined ? (
        <Message tone="good">{`${stop.result} ${UNSUBSCRIBED}`}</Message>
      ) : (
        <>
          <Message tone="bad">{stop.failure}</Message>
          <div>
            <ActButton size="md" pending={stop.pending} onClick={() => void stop.run(token)}>
              {UNSUBSCRIBE_BUTTON}
            </ActButton>
          </div>
        </>
      )}
    </div>
  );
}
