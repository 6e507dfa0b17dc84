import * as contract from '@devorbit/contract/ide/members.ts';
import { MAX_MEMBERSHIPS } from '@devorbit/contract/ide/projects-limits.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { bind, type Http } from '../../../../platform/http/bind.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Seal } from '../../../../platform/sealed.ts';
import { ideActsPerMinute, ideInvitationsPerHour } from '../limits.ts';
import { addMember } from './commands/add-member.ts';
import { createJoinLink } from './commands/create-join-link.ts';
import { joinProject } from './commands/join-project.ts';
import { listJoinLinks } from './commands/list-join-links.ts';
import { listMembers } from './commands/list-members.ts';
import { removeMember } from './commands/remove-member.ts';
import { revokeJoinLink } from './commands/revoke-join-link.ts';
import { showJoinOffer } from './commands/show-join-offer.ts';
import { selectSharedProjects } from './store.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; seal: Seal };

const headers = { 'cache-control': 'no-store' };

/** Who works in a project, and how they come in. */
export function serveMembers(http: Http, deps: Deps): void {
  const { database, limits } = deps;
  const act = (actor: { id: number }) => limits.take(ideActsPerMinute, String(actor.id));

  bind(http, contract.listSharedProjects, async ({ actor }) => ({
    body: await selectSharedProjects(database, actor.id, MAX_MEMBERSHIPS),
    headers,
  }));
  bind(http, contract.listMembers, async ({ actor, params }) => ({
    body: await listMembers(deps, actor, params.id),
    headers,
  }));
  bind(http, contract.addMember, async ({ actor, params, body }) => {
    await limits.take(ideInvitationsPerHour, String(actor.id));
    return { body: await addMember(deps, actor, { id: params.id, ...body }), headers };
  });
  bind(http, contract.removeMember, async ({ actor, params }) => {
    await act(actor);
    await removeMember(deps, actor, params);
    return { body: { removed: true }, headers };
  });
  bind(http, contract.listJoinLinks, async ({ actor, params }) => ({
    body: await listJoinLinks(deps, actor, params.id),
    headers,
  }));
  bind(http, contract.createJoinLink, async ({ actor, params, body }) => {
    await act(actor);
    return { status: 201, body: await createJoinLink(deps, actor, { id: params.id, ...body }), headers };
  });
  bind(http, contract.revokeJoinLink, async ({ actor, params }) => {
    await act(actor);
    await revokeJoinLink(deps, actor, params);
    return { body: { revoked: true }, headers };
  });
  bind(http, contract.showJoinOffer, async ({ actor, params }) => {
    await act(actor);
    return { body: await showJoinOffer(deps, actor, params.token), headers };
  });
  bind(http, contract.joinProject, async ({ actor, params }) => {
    await act(actor);
    return { body: await joinProject(deps, actor, params.token), headers };
  });
}
