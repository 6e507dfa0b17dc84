import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { ChevronRight, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { row, stack, text } from '../../../../ui/layout.ts';
import classes from './programs.module.css';

type Props = {
  name: string;
  /** What it is, beside its name. */
  aside: ReactNode;
  open: boolean;
  onToggle: () => void;
  onRemove: () => void;
  children: ReactNode;
};

/** A file of a list; the chosen one shows its code. */
export function ProgramRow({ name, aside, open, onToggle, onRemove, children }: Props) {
  const panel = useId();
  return (
    <li className={classes.row}>
      <div className={classes.rowHead}>
        <button
          className={classes.toggle}
          type="button"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={onToggle}
        >
          <ChevronRight className={classes.chevron} size={17} aria-hidden="true" />
          <span className={classes.file}>{name || 'Untitled file'}</span>
          <span className={`${row(3)} ${text('quiet', 'fine')} ${classes.aside}`}>{aside}</span>
        </button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          c="var(--ink-2)"
          aria-label={`Remove ${name}`}
          title="Remove"
          onClick={onRemove}
        >
          <Trash2 size={17} aria-hidden="true" />
        </ActionIcon>
      </div>
      {open && (
        <div className={`${stack(2)} ${classes.body}`} id={panel}>
          {children}
        </div>
      )}
    </li>
  );
}
