import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { plainSentence } from '../../../../platform/api-error.ts';
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
import classes from './unsubscribe-page.module.css';

/** Where the link in a letter's foot leads: programs that open every link change nothing, a person clicks once more. */
export function UnsubscribePage() {
  const { hash } = useLocation();
  const token = tokenOf(hash);
  const stop = useMutation({ mutationFn: stopMail });
  return (
    <div className={classes.page}>
      <PageHead title={UNSUBSCRIBE} lead={UNSUBSCRIBE_LEAD} />
      {token === null ? (
        <Message tone="bad">{UNSUBSCRIBE_INCOMPLETE}</Message>
      ) : stop.isSuccess ? (
        <Message tone="good">{`${stop.data} ${UNSUBSCRIBED}`}</Message>
      ) : (
        <>
          {stop.isError && <Message tone="bad">{plainSentence(stop.error, UNSUBSCRIBE_FAILURE)}</Message>}
          <Button size="md" loading={stop.isPending} onClick={() => stop.mutate(token)}>
            {UNSUBSCRIBE_BUTTON}
          </Button>
        </>
      )}
    </div>
  );
}
