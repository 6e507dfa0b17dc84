import type { ArchiveEntry } from '@devorbit/contract/library/resources.ts';
import { queryOptions } from '@tanstack/react-query';
import { openAgain } from '../../api.ts';

type Place = NonNullable<ArchiveEntry['text']>;

async function ask(address: string, { from, bytes }: Place, signal: AbortSignal): Promise<Response> {
  return fetch(address, { headers: { range: `bytes=${from}-${from + bytes - 1}` }, signal });
}

/** The text of one entry, out of those of its archive; asks for a new address where the old one has expired. */
export const entryTextQuery = (id: number, address: string, place: Place) =>
  queryOptions({
    queryKey: ['resources', 'open', 'entry', address, place.from],
    queryFn: async ({ signal }) => {
      if (place.bytes === 0) return '';
      let answer = await ask(address, place, signal);
      if (!answer.ok) {
        const { preview } = await openAgain(id);
        if (preview.kind === 'archive' && preview.url !== null) answer = await ask(preview.url, place, signal);
      }
      if (answer.status !== 206) throw new Error(`The text answered ${answer.status}`);
      return answer.text();
    },
    staleTime: Infinity,
    gcTime: 60_000,
  });
