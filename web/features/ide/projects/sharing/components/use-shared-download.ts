import type { SharedProject } from '@devorbit/contract/ide/links.ts';
import pLimit from 'p-limit';
import { useState } from 'react';
import { plainSentence } from '../../../../../platform/api-error.ts';
import { saveFile } from '../../../../../platform/save-file.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { fetchSharedBytes } from '../../api.ts';
import { CALL_FAILED } from '../../copy.ts';
import { fileName, zip } from '../../transfer/model.ts';

/** Files that are fetched at one time: a browser keeps six connections to a server, and the page wants some too. */
const AT_A_TIME = 4;

class Unfetched extends Error {}

/** Saves what a link shows as a zip, with what is no text; where a file of it cannot be had there is none. */
export function useSharedDownload({ name, files }: SharedProject, token: string) {
  const [fetched, setFetched] = useState(0);
  const binary = files.filter(({ kind }) => kind === 'binary');
  const act = useAct(
    async () => {
      setFetched(0);
      const ending = new AbortController();
      const limit = pLimit(AT_A_TIME);
      const bytes = await limit.map(binary, async (file) => {
        try {
          const content = await fetchSharedBytes(token, file.id, ending.signal);
          setFetched((before) => before + 1);
          return content;
        } catch (error) {
          limit.clearQueue();
          ending.abort();
          throw new Unfetched(`${file.name} couldn’t be fetched, so nothing was saved. ${plainSentence(error, '')}`, {
            cause: error,
          });
        }
      });
      const fetchedOf = new Map(binary.map(({ id }, at) => [id, bytes[at]]));
      const entries = files.map(({ id, name: path, kind, content }) => {
        if (kind === 'folder') return { name: path };
        return kind === 'text'
          ? { name: path, content: content ?? '' }
          : { name: path, bytes: fetchedOf.get(id) ?? new Uint8Array() };
      });
      saveFile(new File([await zip(entries)], fileName(name), { type: 'application/zip' }));
    },
    (error) => (error instanceof Unfetched ? error.message.trim() : plainSentence(error, CALL_FAILED)),
  );
  return {
    run: () => void act.run(),
    pending: act.pending,
    failure: act.failure,
    /** How far it is, of `of` files; null where nothing is fetched. */
    progress: act.pending && binary.length > 0 ? { fetched, of: binary.length } : null,
  };
}
