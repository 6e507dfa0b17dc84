import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { signInsQuery } from '../api.ts';
import { CALL_FAILED } from '../copy.ts';
import { methodText, momentText, networkText, outcomeText } from '../model.ts';
import classes from './security.module.css';

const SHOWN = 8;

/** Who tried to come in, so that a stranger is noticed. */
export function SignInsPanel() {
  const { data, error } = useQuery(signInsQuery);
  const [all, setAll] = useState(false);
  const rows = all ? data : data?.slice(0, SHOWN);
  return (
    <Panel title="Recent sign-ins" lead="Tries to sign in to your account in the last 90 days.">
      {error && <Message tone="bad">{plainSentence(error, CALL_FAILED)}</Message>}
      {!data && !error && <p className={classes.empty}>Loading…</p>}
      {data?.length === 0 && <p className={classes.empty}>None yet.</p>}
      <ul className={classes.list} aria-label="Recent sign-ins">
        {rows?.map(({ at, outcome, method, device, ip_prefix }, index) => (
          <li className={classes.row} key={`${at} ${index}`}>
            <div className={classes.what}>
              <p className={classes.name}>
                {device}
                {outcome !== 'success' && (
                  <span className={classes.mark} data-tone="bad">
                    {outcomeText(outcome)}
                  </span>
                )}
              </p>
              <p className={classes.fine}>
                {methodText(method)} · {networkText(ip_prefix)}
              </p>
            </div>
            <time className={classes.fine} dateTime={at}>
              {momentText(at)}
            </time>
          </li>
        ))}
      </ul>
      {!all && data !== undefined && data.length > SHOWN && (
        <div className={classes.buttons}>
          <Button variant="subtle" size="sm" onClick={() => setAll(true)}>
            Show all {data.length}
          </Button>
        </div>
      )}
    </Panel>
  );
}
