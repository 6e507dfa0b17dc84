import { Button } from '@mantine/core';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { UPLOADING } from '../../copy.ts';
import progress from '../../../../../ui/progress.module.css';

type Props = {
  step: string;
  /** 0–1; null while nobody knows. */
  share: number | null;
  onCancel: () => void;
};

/** How much of a file has left, and the way to stop it. */
export const UploadProgress = ({ step, share, onCancel }: Props) => (
  <div className={stack(2)}>
    <progress className={progress.bar} max={1} aria-label={UPLOADING} {...(share === null ? {} : { value: share })} />
    <p className={`${cluster(3, { justify: 'between' })} ${text('small')}`}>
      <span role="status">{step}</span>
      <Button variant="default" size="xs" onClick={onCancel}>
        Cancel upload
      </Button>
    </p>
  </div>
);
