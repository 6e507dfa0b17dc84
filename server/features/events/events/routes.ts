import { buffer } from 'node:stream/consumers';
import { EVENT_PICTURE_BYTES } from '@devorbit/contract/events/events-limits.ts';
import {
  cancelEvent as cancel,
  createEvent as create,
  decideEvent as decide,
  deleteEvent as remove,
  editEvent as edit,
  joinMarks as join,
  listEvents as list,
  listMonth,
  listPending,
  markEvent as mark,
  showEvent as show,
  showEventPicture,
  uploadEventPicture,
} from '@devorbit/contract/events/events.ts';
import { LRUCache } from 'lru-cache';
import type { Blobs } from '../../../platform/blobs/blobs.ts';
import type { Changes } from '../../../platform/changes.ts';
import { bindFile } from '../../../platform/http/bind-file.ts';
import { bindUpload } from '../../../platform/http/bind-upload.ts';
import { bind, type Http, Written } from '../../../platform/http/bind.ts';
import type { Encoder } from '../../../platform/pictures/encoder.ts';
import { notAPicture } from '../../../platform/pictures/errors.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { cancelEvent } from './commands/cancel-event.ts';
import type { EditDeps } from './commands/change-event.ts';
import { createEvent } from './commands/create-event.ts';
import { decideEvent } from './commands/decide-event.ts';
import { deleteEvent } from './commands/delete-event.ts';
import { editEvent } from './commands/edit-event.ts';
import { markEvent } from './commands/mark-event.ts';
import { showEvent } from './commands/show-event.ts';
import { showPicture } from './commands/show-picture.ts';
import { uploadPicture } from './commands/upload-picture.ts';
import { largePicture, noUpload } from './errors.ts';
import { eventPicturesPerHour } from './limits.ts';
import { presentSummary, type View } from './present.ts';
import { joinMarks, selectEvents, selectMonth, selectPending } from './store.ts';

type Deps = EditDeps & { changes: Changes; limits: RateLimits; blobs: Blobs; encodePicture: Encoder };

/** A visitor's lists are the same for all: a few are kept, for so long at most, and until an event changes (docs/decisions/0008). */
const MOST_KEPT = 200;
const KEPT_MS = 5_000;

const personal = { 'cache-control': 'private, no-store' };

export function serveEvents(http: Http, deps: Deps): void {
  const { database, clock, limits, secret, blobs } = deps;
  const viewOf = (actor: Actor | null): View => ({ actor, now: clock.now(), secret });
  const kept = new LRUCache<string, { body: Written; total: number }>({ max: MOST_KEPT, ttl: KEPT_MS });
  const forget = () => kept.clear();
  deps.changes.listen('events', forget, forget);
  bind(http, list, async ({ actor, query }) => {
    const key = JSON.stringify(query);
    const known = actor === null ? kept.get(key) : undefined;
    if (known) return { body: known.body, headers: { ...personal, 'x-total-count': String(known.total) } };
    const view = viewOf(actor);
    const { total, rows } = await selectEvents(database, query, actor?.id ?? null, view.now);
    const body = new Written(Buffer.from(JSON.stringify(rows.map((row) => presentSummary(row, view)))));
    if (actor === null) kept.set(key, { body, total });
    return { body, headers: { ...personal, 'x-total-count': String(total) } };
  });
  bind(http, listMonth, async ({ actor, query }) => {
    const view = viewOf(actor);
    const asked = { ...query, date: 'all', sort: 'date' } as const;
    const rows = await selectMonth(database, asked, actor?.id ?? null, view.now);
    return { body: rows.map((row) => presentSummary(row, view)), headers: personal };
  });
  bind(http, listPending, async ({ actor }) => {
    const view = viewOf(actor);
    const rows = await selectPending(database, actor.id);
    return { body: rows.map((row) => presentSummary(row, view)), headers: personal };
  });
  bind(http, create, async ({ actor, body }) => ({ body: await createEvent(deps, actor, body) }));
  bind(http, join, async ({ actor, body }) => ({
    body: { joined: await joinMarks(database, actor.id, { ...body, at: clock.now() }) },
  }));
  bind(http, show, async ({ actor, params }) => ({
    body: await showEvent(database, viewOf(actor), params.id),
    headers: personal,
  }));
  bind(http, edit, async ({ actor, params, body }) => ({ body: await editEvent(deps, actor, params.id, body) }));
  bind(http, remove, async ({ actor, params, request: { ip } }) => {
    await deleteEvent(deps, { actor, ip }, params.id);
    return { body: { message: 'The event is deleted' } };
  });
  bind(http, cancel, async ({ actor, params, body, request: { ip } }) => ({
    body: await cancelEvent(deps, { actor, ip }, params.id, body.reason),
  }));
  bind(http, decide, async ({ actor, params, body, request: { ip } }) => ({
    body: await decideEvent(deps, { actor, ip }, params.id, body),
  }));
  bind(http, mark, async ({ actor, params, body }) => {
    const { interested, is_interested, is_saved } = await markEvent(deps, actor, params.id, body);
    return { body: { interested, isInterested: is_interested, isSaved: is_saved } };
  });
  bindUpload(
    http,
    uploadEventPicture,
    {
      field: 'picture',
      maxBytes: EVENT_PICTURE_BYTES,
      refusals: { noForm: noUpload, noFile: notAPicture, tooLarge: largePicture },
      admit: ({ id }) => limits.take(eventPicturesPerHour, String(id)),
      take: buffer,
    },
    async ({ actor, file, body }) => ({ body: await uploadPicture(deps, actor, body.kind, file) }),
  );
  bindFile(http, showEventPicture, async ({ params, request }) => {
    const { digest, size, listed } = await showPicture(deps, { digest: params.digest, address: request.url });
    return {
      digest,
      size,
      open: (range) => blobs.open(digest, range),
      type: 'image/webp',
      name: 'picture.webp',
      inline: true,
      // An event may lose its approval, and its pictures their place.
      cacheControl: listed ? 'public, max-age=3600' : 'private, max-age=600',
    };
  });
}
