import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { removePicture, savePicture } from '../api.ts';
import { PICTURE_REMOVED, PICTURE_UPDATED, REMOVE_FAILED, UPLOAD_FAILED } from '../copy.ts';
import { failureText, pictureFault } from '../model.ts';
import type { Say } from './use-banner.ts';

/** Sends and removes the profile picture, and says how that went. */
export function usePicture(say: Say) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<'upload' | 'remove' | null>(null);
  const [progress, setProgress] = useState(0);

  const attempt = async (kind: 'upload' | 'remove', act: () => Promise<void>): Promise<void> => {
    setBusy(kind);
    say(null);
    try {
      await act();
      say({ tone: 'good', text: kind === 'upload' ? PICTURE_UPDATED : PICTURE_REMOVED });
    } catch (error) {
      say({ tone: 'bad', text: failureText(kind === 'upload' ? UPLOAD_FAILED : REMOVE_FAILED, error) });
    }
    setBusy(null);
  };
  return {
    busy,
    progress,
    pick: (file: File) =>
      attempt('upload', async () => {
        const fault = pictureFault(file);
        if (fault !== null) throw new Error(fault);
        setProgress(0);
        await savePicture(client, file, { onProgress: setProgress, signal: new AbortController().signal });
      }),
    remove: () => attempt('remove', () => removePicture(client)),
  };
}
