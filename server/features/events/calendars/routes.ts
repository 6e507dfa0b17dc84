import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  makeFeed as make,
  removeFeed,
  showEventCalendar,
  showFeed,
  showOwnFeed,
  showPersonalFeed,
} from '@devorbit/contract/events/calendars.ts';
import { showSessionCalendar } from '@devorbit/contract/events/programme.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bindFile, type FileAnswer } from '../../../platform/http/bind-file.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { callerAddress } from '../../../platform/ip-prefix.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { makeFeed } from './commands/make-feed.ts';
import { writeEventCalendar } from './commands/write-event-calendar.ts';
import { writeFeed } from './commands/write-feed.ts';
import { writePersonalFeed } from './commands/write-personal-feed.ts';
import { writeSessionCalendar } from './commands/write-session-calendar.ts';
import { feedsPerHour } from './limits.ts';
import { deleteFeed, selectOptionalFeed } from './store.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; site: () => string };

const headers = { 'cache-control': 'no-store' };

function answerOf(calendar: string, name: string, cacheControl: string): FileAnswer {
  const bytes = Buffer.from(calendar);
  return {
    digest: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
    open: async ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
      Readable.from([bytes.subarray(start, end + 1)]),
    type: 'text/calendar; charset=utf-8',
    name,
    cacheControl,
  };
}

export function serveCalendars(http: Http, deps: Deps): void {
  const { database, limits } = deps;
  bindFile(http, showFeed, async ({ query, request }) => {
    await limits.take(feedsPerHour, callerAddress(request.ip));
    return answerOf(await writeFeed(deps, query), 'devorbit-events.ics', 'public, max-age=900');
  });
  bindFile(http, showEventCalendar, async ({ params, request }) => {
    await limits.take(feedsPerHour, callerAddress(request.ip));
    return answerOf(await writeEventCalendar(deps, params.id), `event-${params.id}.ics`, 'public, max-age=300');
  });
  bindFile(http, showSessionCalendar, async ({ params, request }) => {
    await limits.take(feedsPerHour, callerAddress(request.ip));
    return answerOf(await writeSessionCalendar(deps, params), `session-${params.session}.ics`, 'public, max-age=300');
  });
  bindFile(http, showPersonalFeed, async ({ params, request }) => {
    await limits.take(feedsPerHour, callerAddress(request.ip));
    return answerOf(await writePersonalFeed(deps, params.code), 'my-events.ics', 'private, max-age=900');
  });
  bind(http, showOwnFeed, async ({ actor }) => ({
    body: { madeAt: (await selectOptionalFeed(database, actor.id))?.made_at ?? null },
    headers,
  }));
  bind(http, make, async ({ actor }) => ({ body: await makeFeed(deps, actor), headers }));
  bind(http, removeFeed, async ({ actor }) => {
    await deleteFeed(database, actor.id);
    return { body: { message: 'Your personal calendar has ended' }, headers };
  });
}
