import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { row } from '../../../../ui/layout.ts';

type Props = {
  /** What the row is, within a sentence: 'example 2'. */
  name: string;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  /** Absent where the row must stay. */
  onRemove?: () => void;
};

/** Moves a row of a list up and down, and takes it away. */
export function RowTools({ name, index, count, onMove, onRemove }: Props) {
  const button = { variant: 'subtle', color: 'gray', size: 36 } as const;
  const move = (disabled: boolean) => ({
    ...button,
    disabled,
    bg: 'transparent',
    c: disabled ? 'var(--line-strong)' : 'var(--ink-2)',
  });
  return (
    <div className={row(0)}>
      {count > 1 && (
        <>
          <ActionIcon {...move(index === 0)} aria-label={`Move ${name} up`} title="Move up" onClick={() => onMove(-1)}>
            <ArrowUp size={17} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            {...move(index === count - 1)}
            aria-label={`Move ${name} down`}
            title="Move down"
            onClick={() => onMove(1)}
          >
            <ArrowDown size={17} aria-hidden="true" />
          </ActionIcon>
        </>
      )}
      {onRemove && (
        <ActionIcon {...button} c="var(--ink-2)" aria-label={`Remove ${name}`} title="Remove" onClick={onRemove}>
          <Trash2 size={17} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
}
