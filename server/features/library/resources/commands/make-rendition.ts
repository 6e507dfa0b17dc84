import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MAX_SHOWN_ENTRIES } from '@devorbit/contract/library/resources-limits.ts';
import sharp from 'sharp';
import type { Blobs } from '../../../../platform/blobs/blobs.ts';
import type { ByteSource } from '../../../../platform/documents/byte-source.ts';
import type { Content } from '../../../../platform/documents/check-content.ts';
import type { Encoder } from '../../../../platform/pictures/encoder.ts';
import type { Rendition } from '../file-store.ts';

/** A picture as it is shown, in px and bytes: sharp on a wide screen. */
const PICTURE = { width: 2000, height: 2000, maxBytes: 3_200_000, whole: true } as const;
/** Of a text, four bytes a character. */
const MAX_BYTES = 4_000_000;

type Deps = { blobs: Blobs; encodePicture: Encoder };

/**
 * Makes what a preview shows of a file: its text, a WebP of its pixels alone, or the list of what is inside. Null for what is
 * shown as it is, or not at all. Throws a Refusal for a picture that cannot be read.
 */
export async function makeRendition(
  { blobs, encodePicture }: Deps,
  source: ByteSource,
  content: Content,
): Promise<Rendition | null> {
  const keep = async (kind: Rendition['kind'], bytes: Buffer, facts: Rendition['facts']): Promise<Rendition> => {
    const { digest, size } = await blobs.put(Readable.from([bytes]), { max: MAX_BYTES });
    return { kind, rendition: digest, size, facts };
  };
  switch (content.kind) {
    case 'text':
      return keep('text', Buffer.from(content.text), { cut: content.cut });
    case 'archive': {
      const { entries } = content;
      const listing = {
        entries: entries.slice(0, MAX_SHOWN_ENTRIES),
        total: entries.length,
        unpacked: entries.reduce((sum, { size }) => sum + size, 0),
      };
      return keep('listing', Buffer.from(JSON.stringify(listing)), {});
    }
    case 'picture': {
      const { shown } = await encodePicture(await buffer(await source.stream()), { shown: PICTURE });
      const { width, height } = await sharp(shown).metadata();
      return keep('picture', shown, { width, height });
    }
    default:
      return null;
  }
}
