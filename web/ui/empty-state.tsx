import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type Props = {
  /** One of ui/scenes: `<TelescopeScene />`. */
  scene: ReactNode;
  /** What is not there; a specified text to the letter. */
  title: string;
  /** Where the page has no other heading. */
  heading?: 'h1' | undefined;
  /** Why, or what to do about it. */
  children?: ReactNode;
  /** The way on: a link or a button. */
  action?: ReactNode;
  /** 'bare' where it stands in a panel already. */
  frame?: 'boxed' | 'bare';
  /** 'alert' where something failed that the person has just asked for. */
  role?: 'alert' | 'status';
};

/** What stands where there is nothing to list: a small picture, what is missing, and the way on. */
export function EmptyState({ scene, title, heading, children, action, frame = 'boxed', role }: Props) {
  const Title = heading ?? 'p';
  return (
    <div className={classes.empty} data-boxed={frame === 'boxed' || undefined} role={role}>
      <div className={classes.scene}>{scene}</div>
      <Title className={classes.title}>{title}</Title>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
