import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { pathOfClick } from '../model.ts';
import classes from './prose.module.css';

type Props = { html: string; lead?: boolean };

/** A text of ours, rendered while the app was built. Its links to pages of this site open without loading it anew. */
export function Prose({ html, lead = false }: Props) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = event.defaultPrevented ? null : pathOfClick(event, link, location.origin);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    <div
      className={classes.prose}
      data-lead={lead || undefined}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
