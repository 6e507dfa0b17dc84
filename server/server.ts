import { readSample } from '@devorbit/content-reader/home.ts';
import { readLanguages } from '@devorbit/content-reader/languages.ts';
import { readSite } from '@devorbit/content-reader/site.ts';
import { serveDeletion } from './features/community/profiles/deletion-routes.ts';
import { anonymiseDueUsers } from './features/community/profiles/jobs.ts';
import { servePictures } from './features/community/profiles/picture-routes.ts';
import { servePublicProfiles } from './features/community/profiles/public-routes.ts';
import { serveProfiles } from './features/community/profiles/routes.ts';
import { serveExecution } from './features/execution/execution/routes.ts';
import { findActor } from './features/identity/accounts/commands/find-actor.ts';
import { purgeExpiredSessions, purgeSignIns } from './features/identity/accounts/jobs.ts';
import { purgeExpiredLinks, startRecovery } from './features/identity/accounts/recovery/jobs.ts';
import { serveRecovery } from './features/identity/accounts/recovery/routes.ts';
import { serveAccounts } from './features/identity/accounts/routes.ts';
import { serveAccountSecurity } from './features/identity/accounts/security-routes.ts';
import { purgeMails, startMailing } from './features/identity/mail/jobs.ts';
import { createFollowers as createNewsFollowers } from './features/identity/notifications/followers.ts';
import { purgeNotifications, startTelling } from './features/identity/notifications/jobs.ts';
import { createUnsubscribeTokens } from './features/identity/notifications/mailing/unsubscribe-token.ts';
import { serveNotifications } from './features/identity/notifications/routes.ts';
import { serveUnsubscribe } from './features/identity/notifications/unsubscribe-routes.ts';
import { purgeChallenges } from './features/identity/second-factors/jobs.ts';
import { serveSecondFactors } from './features/identity/second-factors/routes.ts';
import { purgeSocialFlows } from './features/identity/social/jobs.ts';
import { chosenProviders } from './features/identity/social/providers/chosen-providers.ts';
import { serveSocial } from './features/identity/social/routes.ts';
import { purgeExpiredTokens } from './features/identity/tokens/jobs.ts';
import { serveTokens } from './features/identity/tokens/routes.ts';
import { nameFailingJobs } from './features/operations/administration/commands/name-failing-jobs.ts';
import { installationOf } from './features/operations/administration/health/installation.ts';
import { serveAdministration } from './features/operations/administration/routes.ts';
import type { HourlyJob } from './features/operations/housekeeping/commands/run-hourly-jobs.ts';
import { startHousekeeping } from './features/operations/housekeeping/jobs.ts';
import { serveReports } from './features/operations/reports/routes.ts';
import { purgeTickets } from './features/operations/support/jobs.ts';
import { serveTickets } from './features/operations/support/routes.ts';
import { serveActivity } from './features/practice/activity/routes.ts';
import { startGivingUpVerifications, startVerifying } from './features/practice/authoring/jobs.ts';
import { serveDraftPackages } from './features/practice/authoring/packages-routes.ts';
import { serveAuthoring } from './features/practice/authoring/routes.ts';
import { templatesOf } from './features/practice/generation/drafts/whole-program.ts';
import { startGenerating, startGivingUpGenerations } from './features/practice/generation/jobs.ts';
import { chosenDrafts, patienceMs } from './features/practice/generation/provider/chosen-drafts.ts';
import { serveGeneration } from './features/practice/generation/routes.ts';
import { serveGuidance } from './features/practice/guidance/routes.ts';
import { createFollowers } from './features/practice/leaderboard/followers.ts';
import { purgePastPeriods } from './features/practice/leaderboard/jobs.ts';
import { serveLeaderboard } from './features/practice/leaderboard/routes.ts';
import { createListCache } from './features/practice/problems/listing/cache.ts';
import { packageAddress } from './features/practice/problems/package-address.ts';
import { serveProblems } from './features/practice/problems/routes.ts';
import { serveRecommendations } from './features/practice/recommendations/routes.ts';
import { purgeRuns, startGivingUp, startJudging } from './features/practice/submissions/jobs.ts';
import { serveSubmissions } from './features/practice/submissions/routes.ts';
import { purgeTrials } from './features/practice/trials/jobs.ts';
import { serveTrials } from './features/practice/trials/routes.ts';
import { trialAddress } from './features/practice/trials/trial-address.ts';
import { startRejudging } from './features/practice/versions/jobs.ts';
import { serveVersions } from './features/practice/versions/routes.ts';
import { describePage } from './features/site/findability/commands/describe-page.ts';
import { serveFindability } from './features/site/findability/routes.ts';
import { listedPages } from './features/site/findability/sitemap.ts';
import { serveHome } from './features/site/home/routes.ts';
import { serveMentor } from './features/site/mentor/routes.ts';
import { serveSearch } from './features/site/search/routes.ts';
import { contentFolder } from './folders.ts';
import { isPage } from './pages.ts';
import { openChanges } from './platform/changes.ts';
import type { Clock } from './platform/clock.ts';
import { connectDatabase } from './platform/database.ts';
import type { Env } from './platform/env.ts';
import { createApp } from './platform/http/app.ts';
import type { Http } from './platform/http/bind.ts';
import { createEventStreams } from './platform/http/event-stream.ts';
import { serveHealth } from './platform/http/health.ts';
import { openApi } from './platform/http/openapi.ts';
import { serveWeb } from './platform/http/web.ts';
import { createJudgeClient } from './platform/judge-client.ts';
import type { Log } from './platform/log.ts';
import { createMailTransport } from './platform/mail-transport.ts';
import { ownAddress } from './platform/own-address.ts';
import { openQueue } from './platform/queue.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { createRunners } from './platform/runners.ts';
import { createSeal } from './platform/sealed.ts';

export type Server = {
  port: number;
  /** Ends streams and waiting calls, gives unfinished work back to the queue, and waits for the rest. */
  close(): Promise<void>;
};

/** Calls and what works by itself have connections of their own: neither waits in line behind the other's statements. */
const CALL_CONNECTIONS = 10;
const BACKGROUND_CONNECTIONS = 8;

/** Opens the server on a migrated database. What stands at its edges is given here. */
export async function openServer(env: Env, { log, clock }: { log: Log; clock: Clock }): Promise<Server> {
  const closing = new AbortController();
  const connect = (max: number) =>
    connectDatabase(env.DATABASE_URL, (error) => log.error({ err: error }, 'an idle database connection failed'), max);
  const database = connect(CALL_CONNECTIONS);
  const background = connect(BACKGROUND_CONNECTIONS);
  const changes = await openChanges(env.DATABASE_URL, log);
  const queue = await openQueue(background, log);
  const app = await createApp(env, log, closing.signal);
  const streams = createEventStreams();
  const http: Http = {
    app,
    sessions: (code, ip) => findActor({ database, clock }, code, ip),
    now: () => clock.now(),
    endpoints: [],
  };
  const listeningPort = (): number => {
    const address = app.server.address();
    return typeof address === 'object' && address ? address.port : env.PORT;
  };
  const runners = createRunners(env.RUNNER_URL);
  const judge = createJudgeClient(runners);
  const limits = createRateLimits(database, env);
  const mailTransport = createMailTransport(env, clock);
  const seal = createSeal(env.SECRET, 'mail');
  const deps = { database, clock, changes, queue, judge, limits, streams, log, seal, closing: closing.signal };
  const languages = readLanguages(contentFolder('languages'));

  const allowances = { perAddress: env.LOGINS_PER_ADDRESS, perAccount: env.FAILED_LOGINS_PER_ACCOUNT };
  serveAccounts(http, { ...deps, allowances, sessionHours: env.SESSION_HOURS });
  serveAccountSecurity(http, { ...deps, allowances, secret: env.SECRET });
  serveTokens(http, deps);
  serveRecovery(http, deps);
  serveProfiles(http, deps);
  serveDeletion(http, deps);
  servePictures(http, deps);
  servePublicProfiles(http, deps);
  serveProblems(http, {
    ...deps,
    languages,
    listCache: createListCache(changes),
    secret: env.SECRET,
  });
  serveSubmissions(http, deps);
  serveVersions(http, deps);
  serveActivity(http, deps);
  serveRecommendations(http, deps);
  serveGuidance(http, deps);
  const followers = createFollowers(changes);
  serveLeaderboard(http, { ...deps, followers });
  serveExecution(http, { ...deps, runners, guests: env.GUEST_EXECUTION, publicUrl: env.PUBLIC_URL });
  serveHome(http, { ...deps, runners, sample: readSample(contentFolder('home')) });
  serveGeneration(http, { ...deps, patienceMs: patienceMs(env) });
  serveAuthoring(http, deps);
  serveDraftPackages(http, deps);
  serveTrials(http, { ...deps, secret: env.SECRET });
  const newsFollowers = createNewsFollowers(changes);
  const tokens = createUnsubscribeTokens(env.SECRET);
  serveNotifications(http, { ...deps, followers: newsFollowers });
  await serveUnsubscribe(http, { ...deps, tokens });
  serveSecondFactors(http, {
    ...deps,
    sessionHours: env.SESSION_HOURS,
    secret: env.SECRET,
    publicUrl: env.PUBLIC_URL,
  });
  serveSocial(http, {
    ...deps,
    sessionHours: env.SESSION_HOURS,
    providers: chosenProviders(env),
    oauthSeal: createSeal(env.SECRET, 'oauth'),
    secure: env.PUBLIC_URL?.startsWith('https:') ?? false,
    ownAddress: () => ownAddress(env, listeningPort()),
  });
  serveAdministration(http, {
    ...deps,
    mailTransport,
    runners,
    installation: installationOf(env, { mail: mailTransport.kind, startedAt: clock.now() }),
  });
  serveReports(http, deps);
  serveSearch(http, deps);
  serveMentor(http, { ...deps, content: contentFolder('.') });
  serveTickets(http, { ...deps, secret: env.SECRET, site: () => ownAddress(env, listeningPort()) });
  serveHealth(http, { database, judge, failingJobs: (caller) => nameFailingJobs(deps, caller) });
  app.get('/api/openapi.json', async () => openApi(http.endpoints));
  if (env.WEB_DIR !== undefined) {
    const origin = () => ownAddress(env, listeningPort());
    const describe = (path: string) => describePage({ database, languages }, path, isPage);
    const built = await serveWeb(app, env.WEB_DIR, { origin, describe });
    const { email } = readSite(contentFolder('site'));
    serveFindability(app, { database, clock, origin, pages: listedPages(built), email });
  }

  await app.listen({ host: env.HOST, port: env.PORT });
  const port = listeningPort();
  const base = (env.SERVER_URL ?? `http://127.0.0.1:${port}`).replace(/\/+$/, '');
  const work = { ...deps, database: background };
  const judging = { ...work, packageUrl: (digest: string) => base + packageAddress(env.SECRET, digest, clock.now()) };
  const trialUrl = (digest: string) => base + trialAddress(env.SECRET, digest, clock);
  const generating = {
    ...work,
    drafts: chosenDrafts(env, templatesOf(languages), log),
    trialUrl,
  };
  const verifying = { ...work, trialUrl };
  const hourly: HourlyJob[] = [
    { name: 'Expired sessions', run: () => purgeExpiredSessions(work) },
    { name: 'Sign-in history', run: () => purgeSignIns(work) },
    { name: 'Expired access tokens', run: () => purgeExpiredTokens(work) },
    { name: 'Expired sign-in challenges', run: () => purgeChallenges(work) },
    { name: 'Runs of yesterday', run: () => purgeRuns(work) },
    { name: 'Past leaderboard periods', run: () => purgePastPeriods(work) },
    { name: 'Trial packages', run: () => purgeTrials(work) },
    { name: 'Account deletion', run: () => anonymiseDueUsers(work) },
    { name: 'Abandoned social sign-ins', run: () => purgeSocialFlows(work) },
    { name: 'Old notifications', run: () => purgeNotifications(work) },
    { name: 'Expired email links', run: () => purgeExpiredLinks(work) },
    { name: 'Old messages to staff', run: () => purgeTickets(work) },
    { name: 'Old emails', run: () => purgeMails({ ...work, mailTransport }) },
  ];
  const loops = [
    startJudging(judging, env.JUDGE_CONCURRENCY),
    startGivingUp(judging),
    startRejudging(judging),
    startGenerating(generating),
    startGivingUpGenerations(generating),
    startVerifying(verifying),
    startGivingUpVerifications(verifying),
    startRecovery({ ...work, site: ownAddress(env, port) }),
    startMailing({ ...work, mailTransport }),
    startTelling({ ...work, tokens, publicUrl: ownAddress(env, port) }),
    startHousekeeping(work, hourly),
  ];

  return {
    port,
    async close() {
      closing.abort();
      followers.close();
      newsFollowers.close();
      streams.endAll();
      await Promise.all([app.close(), ...loops.map((loop) => loop.stop())]);
      await queue.close();
      await changes.close();
      await background.close();
      await database.close();
    },
  };
}
