import type { ReactNode } from 'react';
import { stack } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { AccountScene } from './account-scene.tsx';
import classes from './account-frame.module.css';

type Props = { title: string; aside: string; scene: 'return' | 'launch'; children: ReactNode };

/** The two halves of sign-in and sign-up: a form, and from 850 px up a view out of the window. */
export function AccountFrame({ title, aside, scene, children }: Props) {
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <div className={`${stack(6)} ${classes.form}`}>
          <h1 className={classes.title}>{title}</h1>
          <noscript>
            <Message tone="bad">This form needs JavaScript.</Message>
          </noscript>
          {children}
        </div>
      </div>
      <div className={`${classes.view} night`}>
        <AccountScene kind={scene} />
        <p className={classes.aside}>{aside}</p>
      </div>
    </div>
  );
}
