// The walls of ARCHITECTURE.md. `npm run walls` also fails when nothing was cruised.
const ours = '^(contract|content|content-reader|server|runner|kits|web|testkit|e2e|bench|scripts)/';
const tests = '\\.test\\.tsx?$|/_';

const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const only = (room, allowed, comment, more = {}) =>
  wall(
    `${room}-knows`,
    comment,
    { path: `^${room}/`, pathNot: tests },
    { path: ours, pathNot: `^(${[room, ...allowed].join('|')})/`, ...more },
  );

/** The areas and the ones each may know: ARCHITECTURE.md draws them. None is named below itself, so there are no circles. */
const areas = {
  identity: [],
  execution: ['identity'],
  practice: ['identity', 'execution'],
  learning: ['identity', 'execution', 'practice'],
  ide: ['identity', 'execution', 'practice'],
  community: ['identity', 'execution', 'practice', 'learning', 'ide'],
  library: ['identity', 'execution'],
  events: ['identity', 'execution', 'practice', 'community'],
  operations: ['identity', 'execution', 'practice', 'learning', 'ide', 'community', 'library', 'events'],
  site: ['identity', 'execution', 'practice', 'learning', 'ide', 'community', 'library', 'events', 'operations'],
};
const names = Object.keys(areas).join('|');
const inArea = (area) => `^(contract|[a-z]+/features)/${area}/`;
// The last area knows all others: there is nothing to wall off.
const walled = Object.entries(areas).filter(([, known]) => known.length < Object.keys(areas).length - 1);
const areaWalls = walled.map(([area, known]) =>
  wall(
    `area-${area}`,
    'An area knows those before it.',
    { path: inArea(area), pathNot: tests },
    { path: inArea(`(${names})`), pathNot: inArea(`(${[area, ...known].join('|')})`) },
  ),
);

module.exports = {
  forbidden: [
    wall('no-circles', 'Data flows downhill.', {}, { circular: true }),
    only('contract', [], 'contract knows zod only'),
    wall(
      'contract-libraries',
      'contract knows zod only',
      { path: '^contract/', pathNot: tests },
      { dependencyTypes: ['npm', 'core'], pathNot: 'node_modules/zod/' },
    ),
    wall(
      'content-knows',
      'What families of problems draw by knows the types of the contract, and what families share.',
      { path: '^content/generation/' },
      { pathNot: '^content/generation/drawing/', dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'content-types',
      'What families of problems draw by knows the types of the contract, and what families share.',
      { path: '^content/generation/' },
      { pathNot: '^content/generation/drawing/|^contract/practice/families\\.ts$' },
    ),
    only('content-reader', ['contract'], 'content-reader knows contract'),
    wall(
      'web-knows',
      'web knows contract; what authors write reaches its prerendered pages by one file, while the app is built',
      { path: '^web/', pathNot: `^web/app/content\\.server\\.ts$|${tests}` },
      { path: ours, pathNot: '^(web|contract)/' },
    ),
    wall(
      'web-content-door',
      'content.server.ts knows content-reader',
      { path: '^web/app/content\\.server\\.ts$' },
      { path: ours, pathNot: '^(contract|content-reader)/' },
    ),
    only('server', ['contract', 'content-reader'], 'server knows contract and content-reader'),
    only('kits', ['contract', 'content-reader'], 'kits know contract and content-reader'),
    only('runner', ['contract', 'content-reader'], 'runner knows contract and content-reader'),
    wall(
      'testkit-for-tests',
      'Only tests, e2e and bench use the testkit.',
      { path: ours, pathNot: `^(testkit|e2e|bench|scripts)/|${tests}` },
      { path: '^testkit/' },
    ),

    wall(
      'web-ui-below-features',
      'web: app → features → ui → platform',
      { path: '^web/ui/' },
      { path: '^web/(app|features)/' },
    ),
    wall(
      'web-platform-lowest',
      'web: app → features → ui → platform',
      { path: '^web/platform/' },
      { path: '^web/(app|features|ui)/' },
    ),
    wall(
      'web-features-below-app',
      'web: app → features → ui → platform',
      { path: '^web/features/' },
      { path: '^web/app/' },
    ),
    wall(
      'web-feature-doors',
      'Another feature is known only by its api.ts, model.ts and copy.ts; pages bring features together.',
      { path: '^web/features/([^/]+/[^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/|/(api|model|copy)\\.ts$' },
    ),

    wall(
      'server-platform-lowest',
      'server: app → features → platform',
      { path: '^server/platform/', pathNot: tests },
      { path: '^server/features/' },
    ),
    wall(
      'server-feature-doors',
      'Another feature is known only by its commands, policy, present, errors, limits and door.',
      { path: '^server/features/([^/]+/[^/]+)/', pathNot: tests },
      {
        path: '^server/features/',
        pathNot: '^server/features/$1/|/commands/|/(policy|present|errors|limits|door)\\.ts$',
      },
    ),
    ...areaWalls,
    wall(
      'platform-knows-no-area',
      'The platform knows shapes that belong to no feature; the runner and the session are its own.',
      { path: '^(server|web)/platform/', pathNot: tests },
      {
        path: '^contract/[^/]+/',
        pathNot:
          '^contract/execution/judging\\.ts$|^contract/execution/documents\\.ts$|^contract/identity/accounts\\.ts$',
      },
    ),
    wall(
      'features-in-areas',
      'A feature stands in an area.',
      { path: `^(server|web)/features/`, pathNot: `^[a-z]+/features/(${names})/[^/]+/` },
      {},
    ),
    wall(
      'server-reads-nothing',
      'Policy, present and errors are pure: they know the shapes of rows and read none.',
      { path: '^server/features/.+/(policy|present|errors)\\.ts$' },
      { path: 'store\\.ts$|^server/platform/database\\.ts$|/door\\.ts$', dependencyTypesNot: ['type-only'] },
    ),

    wall(
      'runner-worker-below-http',
      'runner: http → worker → judging → languages, package-cache, sandbox',
      { path: '^runner/worker/' },
      { path: '^runner/http/' },
    ),
    wall(
      'runner-judging-below-worker',
      'runner: http → worker → judging',
      { path: '^runner/judging/', pathNot: tests },
      { path: '^runner/(http|worker)/' },
    ),
    wall(
      'runner-floor',
      'languages, package-cache and sandbox know nothing above them',
      { path: '^runner/(languages|package-cache|sandbox)/', pathNot: tests },
      { path: '^runner/(http|worker|judging)/' },
    ),

    wall(
      'one-door-for-processes',
      'Programs are started by the sandbox, the database starter, the commands of the operator and the scripts only.',
      {
        path: '^(contract|content-reader|server|runner|web)/',
        pathNot: `^runner/sandbox/|^runner/cli/run-command\\.ts$|^server/platform/(embedded-postgres|postgres-binaries|unprivileged)\\.ts$|${tests}`,
      },
      { path: '^(node:)?child_process$' },
    ),
    wall('no-unknown', 'Every import resolves.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/build|web/\\.react-router|var|kits/samples|scripts/sample-feature/tree)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
