import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setInterval } from 'node:timers';
import type { ResumableUpload } from '@devorbit/contract/library/resumable-uploads.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { uploadElsewhere } from '../errors.ts';
import { leaveTurn, takeTurn } from '../store.ts';
import type { ResumeDeps } from './begin-upload.ts';
import { showUpload } from './show-upload.ts';

/** A sender that has vanished with its server keeps others out for so long. */
const TURN_MS = 30_000;

/** Takes bytes from `offset` on, one sender at a time. Throws where the upload is not there, or somebody else sends. */
export async function continueUpload(
  deps: ResumeDeps,
  actor: Actor,
  id: string,
  { offset, bytes }: { offset: number; bytes: Readable },
): Promise<ResumableUpload> {
  const { database, clock, blobStore } = deps;
  const upload = await showUpload(deps, actor, id);
  const sender = randomUUID();
  const turn = () =>
    takeTurn(database, { id, sender, now: clock.now(), until: new Date(clock.now().getTime() + TURN_MS) });
  if (!(await turn())) throw uploadElsewhere();
  // What fails is tried again before the turn is over.
  const beat = setInterval(() => void turn().catch(() => undefined), TURN_MS / 3);
  try {
    const reached = await blobStore.parts.append(id, bytes, { from: offset, most: upload.length });
    if (reached === null) throw uploadElsewhere();
    return { ...upload, offset: reached };
  } finally {
    clearInterval(beat);
    await leaveTurn(database, id, sender);
  }
}
