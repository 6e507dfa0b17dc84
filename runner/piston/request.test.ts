import { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import { describe, expect, it } from 'vitest';
import { BadRequest } from './bad-request.ts';
import { MOST } from './limits.ts';
import { readExecution } from './request.ts';

const language = (name: string, more: object = {}) =>
  CatalogueLanguage.parse({
    language: name,
    name: name.toUpperCase(),
    file: 'main.py',
    debian: [`${name}-interpreter`],
    program: '/usr/bin/x',
    version: ['/usr/bin/x'],
    run: ['/usr/bin/x', '{main}'],
    ...more,
  });
const python = language('python', { aliases: ['py'], accepts: ['3.10.0'] });
const catalogue = [python, language('cobol')];
const read = (body: unknown) => readExecution(body, catalogue, [{ entry: python, version: '3.11.2' }]);
const good = { language: 'python', version: '3', files: [{ content: 'print(1)' }] };
const file = (more: object) => ({ ...good, files: [{ content: 'x', ...more }] });

describe('refusals, in the order in which they are looked for', () => {
  const order: [body: unknown, message: string][] = [
    [{}, 'language is required as a string'],
    [{ language: 'cobolt' }, 'version is required as a string'],
    [{ version: '9' }, 'files is required as an array'],
    [{ files: [{ content: 5 }] }, 'files[0].content is required as a string'],
    [{ files: [{ content: 'eA==', encoding: 'base64' }] }, 'cobolt-9 runtime is unknown'],
    [{ language: 'py' }, 'py-9 runtime is unknown'],
    [{ version: '^3.2', run_timeout: 'long' }, 'files must include at least one utf8 encoded file'],
    [{ files: [{ content: '', name: '../x' }] }, 'If specified, run_timeout must be a number'],
    [{ run_timeout: 3_001 }, 'run_timeout cannot exceed the configured limit of 3000'],
    [{ run_timeout: -1 }, 'run_timeout must be non-negative'],
    [{ compile_memory_limit: -2 }, 'compile_memory_limit must be non-negative'],
    [
      { compile_memory_limit: -1, run_timeout: 0, stdin: 5 },
      'files[0].name must be a plain file name, or a path with folders',
    ],
    [{ files: [{ content: '' }], args: 'x' }, 'stdin must be a string'],
    [{ stdin: '', tests: {} }, 'args must be an array of strings'],
    [{ args: [] }, 'tests must be an array of 1 to 100'],
  ];
  it.each(order.map((row, at) => [row[1], at] as const))('%s', (message, at) => {
    const body = Object.assign({}, ...order.slice(0, at + 1).map(([more]) => more));
    expect(() => read(body)).toThrow(new BadRequest(message));
  });
});

it.each<[body: unknown, message: string]>([
  [null, 'language is required as a string'],
  ['text', 'language is required as a string'],
  [[good], 'language is required as a string'],
  [{ ...good, language: '' }, 'language is required as a string'],
  [{ ...good, version: 3 }, 'version is required as a string'],
  [{ ...good, files: {} }, 'files is required as an array'],
  [{ ...good, files: [null] }, 'files[0].content is required as a string'],
  [{ ...good, files: [{ content: '' }, { name: 'x' }] }, 'files[1].content is required as a string'],
  [
    {
      ...good,
      files: [
        { content: '', name: 'a/b.py' },
        { content: '', name: 'a' },
      ],
    },
    'files[1].name is the name of a folder',
  ],
  [{ ...good, files: [] }, 'files must include at least one utf8 encoded file'],
  [
    { ...good, language: 'cobol' },
    'cobol-3 runtime is unknown: COBOL is not installed on this machine: npm run languages install cobol',
  ],
  ...Object.entries(MOST).flatMap<[unknown, string]>(([name, most]) => [
    [{ ...good, [name]: '1' }, `If specified, ${name} must be a number`],
    [{ ...good, [name]: most + 1 }, `${name} cannot exceed the configured limit of ${most}`],
    [{ ...good, [name]: -5 }, `${name} must be non-negative`],
  ]),
  ...['/etc/passwd', 'a//b.py', '..', '.', 'a/../b', 'a\0b'].map<[unknown, string]>((name) => [
    file({ name }),
    'files[0].name must be a plain file name, or a path with folders',
  ]),
  [file({ name: 'é'.repeat(128) }), 'files[0].name must be at most 255 bytes long'],
  [file({ name: 5 }), 'files[0].name must be a string'],
  [
    { ...good, files: [{ content: '', name: 'file1.code' }, { content: '' }] },
    'files[1].name is the name of another file',
  ],
  [
    { ...good, files: [{ content: '' }, { content: '', encoding: 'rot13' }] },
    'files[1].encoding must be utf8, base64 or hex',
  ],
  [{ ...good, files: [{ content: '' }, { content: 'a', encoding: 'hex' }] }, 'files[1].content is not valid hex'],
  [{ ...good, files: [{ content: '' }, { content: '#', encoding: 'base64' }] }, 'files[1].content is not valid base64'],
  [{ ...good, files: Array(257).fill({ content: '' }) }, 'files may hold at most 256 files'],
  [{ ...good, args: [1] }, 'args must be an array of strings'],
  [{ ...good, args: ['a\0'] }, 'args must not contain NUL characters'],
  [{ ...good, args: ['x'.repeat(49_152)] }, 'args must be at most 49152 bytes long together'],
  [{ ...good, tests: [] }, 'tests must be an array of 1 to 100'],
  [{ ...good, tests: Array(101).fill({}) }, 'tests must be an array of 1 to 100'],
  [{ ...good, tests: [{}, 'x'] }, 'tests[1] must be an object'],
  [{ ...good, tests: [{ stdin: 1 }] }, 'tests[0].stdin must be a string'],
  [{ ...good, tests: [{ expected: 1 }] }, 'tests[0].expected must be a string'],
])('refuses %#: $1', (body, message) => {
  expect(() => read(body)).toThrow(new BadRequest(message));
});

describe('a good request', () => {
  it.each(['3', '3.x', '^3.0.0', '*', 'latest', '3.11.2', '3.10.0'])('of version %s', (version) => {
    expect(read({ ...good, language: 'py', version }).runtime.version).toBe('3.11.2');
  });

  it('has its defaults', () => {
    const { files, stdin, args, tests, limits } = read(good);
    expect({ files, stdin, args, tests }).toEqual({
      files: [{ name: 'file0.code', bytes: Buffer.from('print(1)'), isCode: true }],
      stdin: '',
      args: [],
      tests: null,
    });
    expect(limits.compile).toMatchObject({ cpu_ms: 10_000, wall_ms: 10_000, memory_kb: 1024 * 1024 });
    expect(limits.run).toMatchObject({ cpu_ms: 3_000, wall_ms: 3_000, memory_kb: 512 * 1024 });
  });

  it('waits for a busy machine, but for those who ask for a time of the clock', () => {
    expect(read({ ...good, run_timeout: 0 }).limits).toMatchObject({
      compile: { starved_ms: 30_000 },
      run: { starved_ms: 9_000 },
    });
    const { limits } = read({ ...good, run_timeout: 2_000 });
    expect(limits.run).not.toHaveProperty('starved_ms');
    expect(limits.compile).toHaveProperty('starved_ms');
  });

  it('decodes its files', () => {
    const { files } = read({
      ...good,
      files: [
        { content: 'é' },
        { name: 'a', content: 'w6k=', encoding: 'base64' },
        { content: 'C3a9', encoding: 'hex' },
      ],
    });
    expect(files).toEqual([
      { name: 'file0.code', bytes: Buffer.from('é'), isCode: true },
      { name: 'a', bytes: Buffer.from('é'), isCode: false },
      { name: 'file2.code', bytes: Buffer.from('é'), isCode: false },
    ]);
  });

  it('never takes 0 for no limit, and what the sandbox cannot give for what it can', () => {
    const { limits } = read({
      ...good,
      run_timeout: 0,
      run_cpu_time: 0.5,
      run_memory_limit: 1,
      compile_memory_limit: 0,
    });
    expect(limits.run).toMatchObject({ wall_ms: 3_000, cpu_ms: 1, memory_kb: 1024 });
    expect(limits.compile.memory_kb).toBe(1024 * 1024);
  });
});

it('does not stumble over long texts that are almost right', () => {
  const long = 2_000_000;
  for (const text of [' '.repeat(long), 'a'.repeat(long), '='.repeat(long)]) {
    for (const encoding of ['base64', 'hex'])
      expect(() => read({ ...good, files: [{ content: '' }, { content: `${text}#`, encoding }] })).toThrow(BadRequest);
    expect(() => read({ ...good, version: `1${text} -#` })).toThrow(BadRequest);
  }
});
