import { randomBytes } from 'node:crypto';
import { authoredDraft } from '@devorbit/testkit/factories/draft.ts';
import { z } from 'zod';
import { makePerson, PASSWORD, type Role, type World } from './_world.ts';

export type Sent = {
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
};
/** Made anew for every caller, because a call may use up what it was made for. */
type Input = Sent | ((world: World, role: Role) => Sent | Promise<Sent>);
/** What visitor, another user, the owner, staff and a superuser get. */
type Expected = [visitor: number, other: number, owner: number, staff: number, superuser: number];
export type Row = [call: string, expected: Expected, input?: Input];

const row = async (world: World, sql: string, params: unknown[]): Promise<string> =>
  (await world.house.database.row(z.object({ id: z.string() }), sql, params)).id;

const inProblem = ({ problem }: World): Sent => ({ params: { id: problem } });
const inOwned = ({ owned }: World): Sent => ({ params: { id: owned } });
const inSubmission = ({ submission }: World): Sent => ({ params: { id: submission } });
const fields = { title: 'A title', statement: 'A statement.' };
const work = ({ problem }: World): Sent => ({ body: { problem_id: problem, code: 'x', language: 'cpp', wait: false } });

const generation = async (world: World): Promise<Sent> => ({
  params: {
    id: await row(
      world,
      "insert into generations (user_id, message, created_at) values ($1, 'Queued', now()) returning id",
      [world.owner.id],
    ),
  },
});
const verification = async (world: World): Promise<Sent> => ({
  params: {
    id: await row(
      world,
      `insert into verifications (problem_id, revision, user_id, state, message, created_at, finished_at)
       values ($1, 1, $2, 'failed', 'Wrong', now(), now()) returning id`,
      [world.owned, world.owner.id],
    ),
  },
});
const rejudge = async (world: World): Promise<Sent> => {
  await world.house.database.raw(
    "update rejudges set state = 'cancelled', closed_at = now() where closed_at is null",
    [],
  );
  return {
    params: {
      id: await row(
        world,
        `insert into rejudges (problem_id, version, package_digest, tests_total, user_id, created_at)
         select id, version, package_digest, 4, $2, now() from problems where id = $1 returning id`,
        [world.problem, world.people.staff.id],
      ),
    },
  };
};
const noRejudge = async (world: World): Promise<Sent> => {
  await rejudge(world);
  await world.house.database.raw(
    "update rejudges set state = 'cancelled', closed_at = now() where closed_at is null",
    [],
  );
  return { ...inProblem(world), body: { scope: 'all' } };
};
const draft = async (world: World): Promise<Sent> => {
  await world.house.database.raw('delete from problem_drafts where problem_id = $1', [world.owned]);
  return { ...inOwned(world), body: { revision: 0, draft: authoredDraft() } };
};

/** Practice: everything of the catalogue, submissions, authoring, versions and generation. */
export const practice: Row[] = [
  ['get /api/problems/', [200, 200, 200, 200, 200]],
  ['post /api/problems/', [401, 403, 403, 201, 201], { body: fields }],
  ['get /api/problems/{id}/', [200, 200, 200, 200, 200], inOwned],
  [
    'get /api/problems/{id}/statements/{digest}',
    [404, 404, 404, 404, 404],
    (world) => ({ params: { id: world.owned, digest: '0'.repeat(64) } }),
  ],
  ['patch /api/problems/{id}/', [401, 403, 403, 200, 200], (world) => ({ ...inOwned(world), body: { title: 'New' } })],
  ['post /api/community/problems/', [401, 201, 201, 201, 201], { body: fields }],
  ['post /api/authoring/starters/', [401, 200, 200, 200, 200], { body: { signature: null } }],
  ['post /api/run/', [401, 202, 202, 202, 202], work],
  ['post /api/submit/', [401, 202, 202, 202, 202], work],
  ['get /api/submissions/', [401, 200, 200, 200, 200]],
  ['get /api/submissions/{id}/standing/', [401, 404, 200, 404, 404], inSubmission],
  ['get /api/submissions/{id}/', [401, 404, 200, 200, 200], inSubmission],
  ['get /api/submissions/{id}/events', [401, 404, 200, 200, 200], inSubmission],
  [
    'put /api/submissions/{id}/sharing/',
    [401, 404, 200, 404, 404],
    (world) => ({ ...inSubmission(world), body: { shared: true } }),
  ],
  ['get /api/progress/', [401, 200, 200, 200, 200]],
  [
    'post /api/progress/',
    [401, 200, 200, 200, 200],
    ({ problem }) => ({ body: { problem_id: problem, solved: true } }),
  ],
  ['get /api/problems/{id}/solutions/', [401, 403, 200, 200, 200], inProblem],
  ['get /api/solutions/{id}/', [401, 404, 404, 404, 404], inSubmission],
  ['get /api/problems/{id}/versions/', [401, 403, 403, 200, 200], inProblem],
  ['get /api/problems/{id}/rejudges/', [401, 403, 403, 200, 200], inProblem],
  ['post /api/problems/{id}/rejudges/', [401, 403, 403, 201, 201], noRejudge],
  ['get /api/rejudges/{id}/', [401, 403, 403, 200, 200], rejudge],
  ['post /api/rejudges/{id}/apply/', [401, 403, 403, 400, 400], rejudge],
  ['post /api/rejudges/{id}/cancel/', [401, 403, 403, 200, 200], rejudge],
  ['get /api/activity/', [401, 200, 200, 200, 200]],
  ['get /api/skills/', [401, 200, 200, 200, 200]],
  ['get /api/recommendations/', [200, 200, 200, 200, 200]],
  ['get /api/search/', [200, 200, 200, 200, 200], { query: '?q=problem' }],
  ['post /api/mentor/ask/', [200, 200, 200, 200, 200], { body: { question: 'What does it cost?' } }],
  ['get /api/problems/{id}/guidance/', [401, 200, 200, 200, 200], inProblem],
  [
    'post /api/problems/{id}/hints/',
    [401, 200, 200, 200, 200],
    (world) => ({ ...inProblem(world), body: { hint: 1 } }),
  ],
  ['post /api/problems/{id}/give-up/', [401, 200, 200, 200, 200], inProblem],
  ['get /api/leaderboard/', [200, 200, 200, 200, 200]],
  ['get /api/leaderboard/events', [200, 200, 200, 200, 200]],
  // The stream begins for everybody; that this runner takes nothing is its last event.
  ['post /api/home/run/', [200, 200, 200, 200, 200], { body: {} }],
  ['get /api/home/figures/', [200, 200, 200, 200, 200]],
  // Nobody's wish is taken, so that nothing is generated.
  ['post /api/ai/generate/', [401, 400, 400, 400, 400], { body: { difficulty: 'none' } }],
  ['get /api/ai/generations/{id}/', [401, 404, 200, 404, 404], generation],
  ['get /api/ai/generations/{id}/events', [401, 404, 200, 404, 404], generation],
  ['get /api/ai/quota/', [401, 200, 200, 200, 200]],
  ['get /api/problems/{id}/authoring/', [401, 403, 200, 200, 200], inOwned],
  ['put /api/problems/{id}/authoring/', [401, 403, 200, 200, 200], draft],
  [
    'post /api/problems/{id}/authoring/verify/',
    [401, 403, 409, 409, 409],
    (world) => ({ ...inOwned(world), body: { revision: 7 } }),
  ],
  ['get /api/verifications/{id}/', [401, 403, 200, 200, 200], verification],
  ['get /api/verifications/{id}/events', [401, 403, 200, 200, 200], verification],
  ['get /api/problems/{id}/authoring/export/', [401, 403, 409, 409, 409], inOwned],
  [
    'post /api/problems/{id}/authoring/import/',
    [401, 403, 400, 400, 400],
    (world) => ({ ...inOwned(world), query: '?revision=0' }),
  ],
];

const sessionOfOwner = async (world: World): Promise<Sent> => ({
  params: {
    id: await row(
      world,
      `insert into sessions (code_digest, user_id, created_at, expires_at)
       values ($2, $1, now(), now() + interval '1 hour') returning id`,
      [world.owner.id, randomBytes(32)],
    ),
  },
});
const tokenOfOwner = async (world: World): Promise<Sent> => ({
  params: {
    id: await row(
      world,
      `insert into access_tokens (user_id, name, token_digest, scopes, created_at, expires_at)
       values ($1, 'x', $2, '{read}', now(), now() + interval '1 hour') returning id`,
      [world.owner.id, randomBytes(32)],
    ),
  },
});
const newPassword = {
  current_password: PASSWORD,
  new_password: 'ellipses are orbits, mostly',
  confirm_password: 'ellipses are orbits, mostly',
};

const google: Sent = { params: { provider: 'google' } };

/** Accounts: the way in and out. */
export const accounts: Row[] = [
  ['post /api/register/', [400, 400, 400, 400, 400], { body: {} }],
  [
    'post /api/login/',
    [200, 200, 200, 200, 200],
    ({ owner }) => ({ body: { username: owner.username, password: PASSWORD } }),
  ],
  ['post /api/logout/', [200, 200, 200, 200, 200], { body: {} }],
  ['get /api/me/', [401, 200, 200, 200, 200]],
  ['get /api/sessions/', [401, 200, 200, 200, 200]],
  ['delete /api/sessions/{id}/', [401, 404, 200, 404, 404], sessionOfOwner],
  ['post /api/logout-all/', [401, 200, 200, 200, 200]],
  ['get /api/sign-ins/', [401, 200, 200, 200, 200]],
  ['put /api/change-password/', [401, 200, 200, 200, 200], { body: newPassword }],
  ['post /api/reauthenticate/', [401, 200, 200, 200, 200], { body: { password: PASSWORD } }],
  ['get /api/tokens/', [401, 200, 200, 200, 200]],
  ['post /api/tokens/', [401, 201, 201, 201, 201], { body: { name: 'x', scopes: ['read'], expires_in_days: 1 } }],
  ['delete /api/tokens/', [401, 200, 200, 200, 200]],
  ['delete /api/tokens/{id}/', [401, 404, 200, 404, 404], tokenOfOwner],
  ['post /api/forgot-password/', [200, 200, 200, 200, 200], ({ owner }) => ({ body: { email: owner.email } })],
  [
    'post /api/reset-password/',
    [400, 400, 400, 400, 400],
    { body: { token: 'made-up', new_password: PASSWORD, confirm_password: PASSWORD } },
  ],
  ['post /api/reset-password/tokens/', [400, 400, 400, 400, 400], { body: { token: 'made-up' } }],
  ['post /api/verify-email/', [400, 400, 400, 400, 400], { body: { token: 'made-up' } }],
  ['post /api/verify-email/resend/', [401, 200, 200, 200, 200]],
  ['post /api/change-email/', [401, 200, 200, 200, 200], { body: { email: 'another.place@example.com' } }],
  ['get /api/auth/providers/', [200, 200, 200, 200, 200]],
  ['get /api/auth/{provider}/login/', [302, 302, 302, 302, 302], google],
  ['get /api/auth/{provider}/callback/', [302, 302, 302, 302, 302], google],
  ['post /api/auth/handoff/', [400, 400, 400, 400, 400], { body: { code: 'made-up' } }],
  ['get /api/identities/', [401, 200, 200, 200, 200]],
  // The provider is not set up here; nobody has connected it.
  ['post /api/identities/{provider}/link/', [401, 503, 503, 503, 503], google],
  ['delete /api/identities/{provider}/', [401, 404, 404, 404, 404], google],
];

const ofOwner = ({ owner }: World): Sent => ({ params: { username: owner.username } });
const ownName = ({ people }: World, role: Role): Sent => ({
  body: { username: role === 'visitor' ? 'nobody' : people[role].username },
});

/** What people say of themselves, and how they leave. */
export const profiles: Row[] = [
  ['put /api/profile/', [401, 200, 200, 200, 200], { body: { bio: 'x' } }],
  ['post /api/profile/picture/', [401, 400, 400, 400, 400], { body: {} }],
  ['delete /api/profile/picture/', [401, 200, 200, 200, 200]],
  ['get /api/pictures/{digest}', [404, 404, 404, 404, 404], { params: { digest: '0'.repeat(64) } }],
  ['put /api/preferences/', [401, 200, 200, 200, 200], { body: { theme: 'dark' } }],
  ['get /api/users/{username}/', [200, 200, 200, 200, 200], ofOwner],
  ['get /api/users/{username}/activity/', [200, 200, 200, 200, 200], ofOwner],
  ['post /api/account/deletion/', [401, 200, 200, 200, 200], ownName],
  ['delete /api/account/deletion/', [401, 200, 200, 200, 200]],
];

const report = async (world: World): Promise<Sent> => ({
  params: {
    id: await row(
      world,
      `insert into reports (reporter_id, subject_kind, subject_id, owner_id, subject_name, reason, created_at)
       values ($1, 'problem', $2, $3, 'Of the owner', 'spam', now())
       on conflict (reporter_id, subject_kind, subject_id) where decision is null do update set reason = 'other'
       returning id::text`,
      [world.people.other.id, String(world.owned), world.owner.id],
    ),
  },
  body: { decision: 'dismiss' },
});
const aboutOwner = ({ owner }: World): Sent => ({ params: { id: owner.id } });
const anybody = async ({ house }: World): Promise<Sent> => ({ params: { id: (await makePerson(house)).id } });
const suspension = async (world: World): Promise<Sent> => ({ ...(await anybody(world)), body: { reason: 'Spam' } });
const suspended = async (world: World): Promise<Sent> => {
  const gone = await makePerson(world.house);
  await world.house.database.raw('update users set suspended_at = now() where id = $1', [gone.id]);
  return { params: { id: gone.id } };
};
const hidden = async (world: World): Promise<Sent> => {
  await world.house.database.raw('update problems set hidden_at = now() where id = $1', [world.owned]);
  return inOwned(world);
};

/** Administration: for staff; roles and letters for superusers. */
export const administration: Row[] = [
  ['get /api/admin/users/', [401, 403, 403, 200, 200]],
  ['get /api/admin/users/{id}/', [401, 403, 403, 200, 200], aboutOwner],
  [
    'put /api/admin/users/{id}/roles/',
    [401, 403, 403, 403, 200],
    (world) => ({ ...aboutOwner(world), body: { is_staff: false, is_superuser: false } }),
  ],
  ['post /api/admin/users/{id}/suspend/', [401, 403, 403, 200, 200], suspension],
  ['post /api/admin/users/{id}/restore/', [401, 403, 403, 200, 200], suspended],
  ['post /api/admin/users/{id}/sign-out/', [401, 403, 403, 200, 200], anybody],
  ['get /api/admin/audit/', [401, 403, 403, 200, 200]],
  ['get /api/admin/mails/', [401, 403, 403, 200, 200]],
  ['get /api/admin/mails/{id}/', [401, 403, 403, 403, 404], { params: { id: 2_000_000_000 } }],
  ['get /api/admin/health/', [401, 403, 403, 200, 200]],
  [
    'post /api/setup/',
    [404, 404, 404, 404, 404],
    { body: { token: 'made-up', username: 'first', name: 'First', email: 'first@example.com', password: PASSWORD } },
  ],
  [
    'post /api/reports/',
    [401, 201, 400, 201, 201],
    ({ owned }) => ({ body: { kind: 'problem', id: String(owned), reason: 'spam' } }),
  ],
  ['get /api/admin/reports/', [401, 403, 403, 200, 200]],
  ['post /api/admin/reports/{id}/decide/', [401, 403, 403, 200, 200], report],
  ['post /api/admin/problems/{id}/show/', [401, 403, 403, 200, 200], hidden],
];
