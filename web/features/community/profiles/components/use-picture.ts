import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../../platform/use-act.ts';
import { removePicture, savePicture } from '../api.ts';
import { PICTURE_REMOVED, PICTURE_UPDATED, REMOVE_FAILED, UPLOAD_FAILED } from '../copy.ts';
import { failureText, pictureFault } from '../model.ts';
import type { Say } from './use-banner.ts';

/** Sends the profile picture, or removes it where there is no file, and says how that went. */
export function usePicture(say: Say) {
  const client = useQueryClient();
  const [progress, setProgress] = useState(0);

  const upload = async (file: File): Promise<void> => {
    const fault = pictureFault(file);
    if (fault !== null) throw new Error(fault);
    setProgress(0);
    await savePicture(client, file, { onProgress: setProgress, signal: new AbortController().signal });
  };
  const act = useAct(
    async (file: File | 'none') => {
      say(null);
      try {
        await (file === 'none' ? removePicture(client) : upload(file));
        say({ tone: 'good', text: file === 'none' ? PICTURE_REMOVED : PICTURE_UPDATED });
      } catch (error) {
        say({ tone: 'bad', text: failureText(file === 'none' ? REMOVE_FAILED : UPLOAD_FAILED, error) });
      }
    },
    // The page says it at its head.
    () => null,
  );
  return {
    busy: act.input === undefined ? null : act.input === 'none' ? ('remove' as const) : ('upload' as const),
    progress,
    pick: act.run,
    remove: () => act.run('none'),
  };
}
