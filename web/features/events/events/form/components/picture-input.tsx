import { EVENT_PICTURE_BYTES } from '@devorbit/contract/events/events-limits.ts';
import { Button } from '@mantine/core';
import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useAct } from '../../../../../platform/use-act.ts';
import { cluster, stack, text, unseen } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { sendPicture } from '../../api.ts';
import classes from './picture-input.module.css';

type Props = {
  label: string;
  kind: 'image' | 'logo' | 'sponsor';
  /** Where the picture is that the event has already. */
  address: string | null;
  digest: string | null;
  /** With where it is shown meanwhile. */
  onChange: (digest: string | null, address: string | null) => void;
};

const MB = EVENT_PICTURE_BYTES / 1024 / 1024;

/** A picture that is sent at once, and belongs to the event when the form is. */
export function PictureInput({ label, kind, address, digest, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [progress, setProgress] = useState(0);
  const [sent, setSent] = useState<{ digest: string; address: string } | null>(null);
  const act = useAct(async (file: File) => {
    if (file.size > EVENT_PICTURE_BYTES) throw new Error(`The picture can be up to ${MB} MB`);
    setProgress(0);
    const picture = await sendPicture(file, kind, { onProgress: setProgress, signal: new AbortController().signal });
    setSent(picture);
    onChange(picture.digest, picture.address);
  }, `The picture can be up to ${MB} MB, as JPEG, PNG, WebP, GIF or AVIF.`);
  const shown = digest === null ? null : sent?.digest === digest ? sent.address : address;
  return (
    <div className={stack(2)} role="group" aria-labelledby={id}>
      <span className={text('strong', 'small')} id={id}>
        {label}
      </span>
      <div className={cluster(3)}>
        {shown !== null && <img className={classes.picture} data-kind={kind} src={shown} alt="" />}
        <input
          ref={input}
          className={unseen}
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label={label}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // The same file can be picked again after a failure.
            currentTarget.value = '';
            if (file) void act.run(file);
          }}
        />
        <Button
          variant="default"
          size="sm"
          leftSection={<Upload size={16} aria-hidden="true" />}
          aria-disabled={act.pending}
          onClick={() => {
            if (!act.pending) input.current?.click();
          }}
        >
          {digest === null ? 'Upload picture' : 'Change picture'}
        </Button>
        {digest !== null && (
          <Button
            variant="subtle"
            size="sm"
            onClick={() => {
              setSent(null);
              onChange(null, null);
            }}
          >
            Remove
          </Button>
        )}
        {act.pending && <progress className={classes.progress} max={1} value={progress} aria-label="Upload" />}
      </div>
      <Message tone="bad">{act.failure}</Message>
    </div>
  );
}
