import {
  handOverTeam as handOver,
  joinTeam as join,
  leaveTeam as leave,
  listEntries as list,
  makeTeam as make,
  removeFromTeam as remove,
  renewTeamCode as renew,
  saveEntry as save,
  setHackathon as set,
  setWanted as want,
  showEntry as entry,
  showHackathon as show,
} from '@devorbit/contract/events/hackathons.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { handOverTeam } from './commands/hand-over-team.ts';
import { joinTeam } from './commands/join-team.ts';
import { leaveTeam } from './commands/leave-team.ts';
import { listEntries } from './commands/list-entries.ts';
import { makeTeam } from './commands/make-team.ts';
import { removeFromTeam } from './commands/remove-from-team.ts';
import { renewTeamCode } from './commands/renew-team-code.ts';
import { saveEntry } from './commands/save-entry.ts';
import { setHackathon } from './commands/set-hackathon.ts';
import { setWanted } from './commands/set-wanted.ts';
import { showEntry } from './commands/show-entry.ts';
import { showHackathon } from './commands/show-hackathon.ts';
import { type FileDeps, serveEntryFiles } from './files/routes.ts';
import { type RunDeps, serveEntryRuns } from './runs/routes.ts';
import { serveVersions } from './versions/routes.ts';

const headers = { 'cache-control': 'private, no-store' };

export function serveHackathons(http: Http, deps: FileDeps & RunDeps): void {
  bind(http, show, async ({ actor, params }) => ({ body: await showHackathon(deps, actor, params.id), headers }));
  bind(http, set, async ({ actor, params, body, request: { ip } }) => ({
    body: await setHackathon(deps, { actor, ip }, params.id, body),
    headers,
  }));
  bind(http, make, async ({ actor, params, body }) => ({
    status: 201,
    body: await makeTeam(deps, actor, params.id, body),
    headers,
  }));
  bind(http, renew, async ({ actor, params }) => ({ body: await renewTeamCode(deps, actor, params.id), headers }));
  bind(http, join, async ({ actor, params, body }) => ({
    body: await joinTeam(deps, actor, params.id, body),
    headers,
  }));
  bind(http, leave, async ({ actor, params }) => ({ body: await leaveTeam(deps, actor, params.id), headers }));
  bind(http, want, async ({ actor, params, body }) => ({
    body: await setWanted(deps, actor, params.id, body),
    headers,
  }));
  bind(http, handOver, async ({ actor, params, body }) => ({
    body: await handOverTeam(deps, actor, params.id, body),
    headers,
  }));
  bind(http, remove, async ({ actor, params }) => ({ body: await removeFromTeam(deps, actor, params), headers }));
  bind(http, save, async ({ actor, params, body }) => ({
    body: await saveEntry(deps, actor, params.id, body),
    headers,
  }));
  bind(http, list, async ({ actor, params, query }) => {
    const { entries, total } = await listEntries(deps, actor, params.id, query);
    return { body: entries, headers: { ...headers, 'x-total-count': String(total) } };
  });
  bind(http, entry, async ({ actor, params }) => ({ body: await showEntry(deps, actor, params), headers }));
  serveVersions(http, deps);
  serveEntryFiles(http, deps);
  serveEntryRuns(http, deps);
}
