import { PICTURE_BYTES } from '@devorbit/contract/community/profiles-limits.ts';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../../platform/errors.ts';
import { largePicture, noUpload, notAPicture } from '../errors.ts';

/** The field's name (specification §7). */
const FIELD = 'profile_picture';
/** For the lines that are wrapped around the picture. */
const WRAPPING_BYTES = 64 * 1024;

/** Throws where the announced length alone is too much, so that nothing of the body has to be read. */
export function checkLength(length: string | undefined): void {
  if (Number(length ?? 0) > PICTURE_BYTES + WRAPPING_BYTES) throw largePicture();
}

/** The file of the form; never more of it than PICTURE_BYTES is held. Throws a Refusal for every fault of the form. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw noUpload();
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== FIELD) throw noUpload();
      const chunks: Buffer[] = [];
      let length = 0;
      for await (const chunk of part.file) {
        chunks.push(chunk);
        length += chunk.length;
        if (length > PICTURE_BYTES) throw largePicture();
      }
      return Buffer.concat(chunks);
    }
  } catch (error) {
    // What the parser throws is the form's fault, whatever its code.
    throw error instanceof Refusal ? error : noUpload();
  }
  throw notAPicture();
}
