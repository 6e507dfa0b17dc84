import { PICTURE_BYTES } from '@devorbit/contract/community/profiles-limits.ts';
import {
  removePicture as removeEndpoint,
  showPicture as showEndpoint,
  uploadPicture as uploadEndpoint,
} from '@devorbit/contract/community/profiles.ts';
import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http, receive } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { removePicture } from './commands/remove-picture.ts';
import { setPicture } from './commands/set-picture.ts';
import { showPicture } from './commands/show-picture.ts';
import { picturesPerHour } from './limits.ts';
import { createEncoder } from './pictures/encoder.ts';
import { checkLength, readUpload } from './pictures/read-upload.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits };

/** How long who still sends after the answer has to read it, in ms. */
const LINGER_MS = 1_000;
const LIMITS = {
  fileSize: PICTURE_BYTES + 1,
  files: 1,
  fields: 10,
  parts: 11,
  fieldNameSize: 100,
  fieldSize: 1_000,
  headerPairs: 20,
};

export function servePictures(http: Http, deps: Deps): void {
  serveUpload(http, deps);
  bind(http, removeEndpoint, async ({ actor }) => {
    await removePicture(deps, actor);
    return { body: { message: 'Profile picture removed successfully!' } };
  });
  servePicture(http, deps);
}

/** In a scope of its own: no other route takes forms. Nothing is read of somebody who may not send it. */
function serveUpload(http: Http, given: Deps): void {
  const deps = { ...given, encode: createEncoder() };
  void http.app.register(async (app) => {
    await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
    app.addHook('onRequest', async (request, reply) => {
      cutAfterAnswer(request, reply);
      const { actor } = await receive(http, uploadEndpoint, request);
      await deps.limits.take(picturesPerHour, String(actor.id));
      checkLength(request.headers['content-length']);
    });
    bind({ ...http, app }, uploadEndpoint, async ({ actor, request }) => {
      const address = await setPicture(deps, actor, await readUpload(request));
      return { body: { profile_picture_url: address, profileImageUrl: address } };
    });
  });
}

/** Who has the answer and sends on all the same is cut off. */
function cutAfterAnswer(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    if (request.raw.complete) return;
    const timer = setTimeout(() => request.raw.destroy(), LINGER_MS);
    request.raw.once('close', () => clearTimeout(timer));
  });
}

/** A picture opens no page: should a browser be made to show it as one, nothing in it runs. */
function servePicture(http: Http, deps: Deps): void {
  http.endpoints.push(showEndpoint);
  http.app.route({
    method: 'GET',
    url: showEndpoint.path,
    handler: async (request, reply) => {
      const { params } = await receive(http, showEndpoint, request);
      const bytes = await showPicture(deps, params.digest);
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline; filename="picture.webp"')
        .header('x-content-type-options', 'nosniff')
        .send(bytes);
    },
  });
}
