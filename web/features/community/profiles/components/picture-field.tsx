import { PICTURE_BYTES } from '@devorbit/contract/community/profiles-limits.ts';
import type { Account } from '@devorbit/contract/community/profiles.ts';
import { ActionIcon, Button } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { Trash2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { Avatar } from '../../../../ui/avatar.tsx';
import { cluster, pad, stack, text, unseen } from '../../../../ui/layout.ts';
import { avatarInitial } from '../../../practice/activity/model.ts';
import classes from './information.module.css';

type Props = {
  account: Account;
  busy: 'save' | 'upload' | 'remove' | null;
  /** From 0 to 1 while a picture leaves. */
  progress: number;
  onPick: (file: File) => void;
  onRemove: () => void;
};

/** The picture while the profile is edited: another one, or none. */
export function PictureField({ account, busy, progress, onPick, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={`${cluster(5)} ${pad(2)}`}>
      <Avatar initial={avatarInitial(account)} image={account.profile_image} size="small" />
      <div className={`${stack(2)} ${classes.pictureWords}`}>
        <div className={cluster(3)}>
          <input
            ref={input}
            className={unseen}
            type="file"
            accept="image/*"
            tabIndex={-1}
            aria-label="Profile picture"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // The same file can be picked again after a failure.
              currentTarget.value = '';
              if (file) onPick(file);
            }}
          />
          <Button
            variant="default"
            size="sm"
            leftSection={<Upload size={16} aria-hidden="true" />}
            loading={busy === 'upload'}
            disabled={busy !== null}
            onClick={() => input.current?.click()}
          >
            {account.profile_image === null ? 'Upload picture' : 'Change picture'}
          </Button>
          {account.profile_image !== null && (
            <ActionIcon
              variant="default"
              size={36}
              aria-label="Remove profile picture"
              title="Remove profile picture"
              loading={busy === 'remove'}
              disabled={busy !== null}
              onClick={onRemove}
            >
              <Trash2 size={17} aria-hidden="true" />
            </ActionIcon>
          )}
        </div>
        {busy === 'upload' ? (
          <progress className={classes.progress} max={1} value={progress} aria-label="Upload" />
        ) : (
          <p className={text('quiet', 'fine')}>JPEG, PNG, WebP, GIF or AVIF, up to {PICTURE_BYTES / 1024 / 1024} MB.</p>
        )}
      </div>
    </div>
  );
}
