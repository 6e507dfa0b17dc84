import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '../../../../platform/format/dates.ts';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { signInsQuery } from '../api.ts';
import { SIGN_INS_FAILURE } from '../copy.ts';
import { methodText, networkText, outcomeText } from '../model.ts';
import classes from '../../../../ui/entries.module.css';

const SHOWN = 8;

/** Who tried to come in, so that a stranger is noticed. */
export function SignInsPanel() {
  const list = useQuery(signInsQuery);
  const [all, setAll] = useState(false);
  return (
    <Panel title="Recent sign-ins" lead="Sign-in attempts on your account in the last 90 days.">
      <ListPage
        query={list}
        failure={SIGN_INS_FAILURE}
        frame="line"
        empty={(tries) => tries.length === 0 && <p className={text('quiet')}>No sign-ins yet.</p>}
      >
        {(tries) => (
          <>
            <ul className={stack(0)} aria-label="Recent sign-ins">
              {(all ? tries : tries.slice(0, SHOWN)).map(({ at, outcome, method, device, ip_prefix }, index) => (
                <li className={classes.row} key={`${at} ${index}`}>
                  <div className={classes.what}>
                    <p className={text('strong', 'breaking')}>
                      {device}{' '}
                      {outcome !== 'success' && (
                        <span className={classes.mark} data-tone="bad">
                          {outcomeText(outcome)}
                        </span>
                      )}
                    </p>
                    <p className={text('quiet', 'small', 'breaking')}>
                      {methodText(method)} · {networkText(ip_prefix)}
                    </p>
                  </div>
                  <time className={text('quiet', 'small', 'breaking')} dateTime={at}>
                    {momentText(at)}
                  </time>
                </li>
              ))}
            </ul>
            {!all && tries.length > SHOWN && (
              <div className={cluster(3, { align: 'stretch' })}>
                <Button variant="subtle" size="sm" onClick={() => setAll(true)}>
                  Show all {tries.length}
                </Button>
              </div>
            )}
          </>
        )}
      </ListPage>
    </Panel>
  );
}
