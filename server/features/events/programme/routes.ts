import {
  addSession,
  addSpeaker,
  editSession,
  editSpeaker,
  removeSession as removeOne,
  removeSpeaker as removeOneSpeaker,
  showProgramme as show,
  starSession as star,
} from '@devorbit/contract/events/programme.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { removeSession } from './commands/remove-session.ts';
import { removeSpeaker } from './commands/remove-speaker.ts';
import { saveSession } from './commands/save-session.ts';
import { saveSpeaker } from './commands/save-speaker.ts';
import { showProgramme } from './commands/show-programme.ts';
import { starSession } from './commands/star-session.ts';

const headers = { 'cache-control': 'private, no-store' };

export function serveProgramme(http: Http, deps: { database: Database; clock: Clock }): void {
  bind(http, show, async ({ actor, params }) => ({
    body: await showProgramme(deps.database, actor, params.id),
    headers,
  }));
  bind(http, addSpeaker, async ({ actor, params, body }) => ({
    status: 201,
    body: await saveSpeaker(deps, actor, params, body),
    headers,
  }));
  bind(http, editSpeaker, async ({ actor, params, body }) => ({
    body: await saveSpeaker(deps, actor, params, body),
    headers,
  }));
  bind(http, removeOneSpeaker, async ({ actor, params }) => ({
    body: await removeSpeaker(deps, actor, params),
    headers,
  }));
  bind(http, addSession, async ({ actor, params, body }) => ({
    status: 201,
    body: await saveSession(deps, actor, params, body),
    headers,
  }));
  bind(http, editSession, async ({ actor, params, body }) => ({
    body: await saveSession(deps, actor, params, body),
    headers,
  }));
  bind(http, removeOne, async ({ actor, params }) => ({ body: await removeSession(deps, actor, params), headers }));
  bind(http, star, async ({ actor, params, body }) => ({
    body: await starSession(deps, actor, params, body.starred),
    headers,
  }));
}
