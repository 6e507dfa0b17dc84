import { Button } from '@mantine/core';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { stepText } from '../model.ts';
import progress from '../../../../../ui/progress.module.css';

type Props = { at: { name: string; share: number } | null; onCancel: () => void };

/** How much of a file has left, and the way to stop it. */
export function SendingLine({ at, onCancel }: Props) {
  if (at === null) return null;
  return (
    <div className={stack(2)}>
      <progress
        className={progress['bar']}
        max={1}
        aria-label="Upload"
        {...(at.share < 1 ? { value: at.share } : {})}
      />
      <p className={`${cluster(3, { justify: 'between' })} ${text('small')}`}>
        <span className={text('breaking')}>{stepText(at.name, at.share)}</span>
        <Button variant="default" size="sm" onClick={onCancel}>
          Cancel upload
        </Button>
      </p>
    </div>
  );
}
