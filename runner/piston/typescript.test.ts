import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestService, type TestService } from '../_service.ts';
import { type Body, executed } from './_execute.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

const execute = (source: string, more?: Body) => executed(service.url, 'typescript', source, more);

it.each([
  ['enums', 'enum Side { Left, Right }\nconst enum Size { Big = 7 }\nconsole.log(Side[1], Size.Big)', 'Right 7\n'],
  ['namespaces', 'namespace Geo { export const two: number = 2 }\nconsole.log(Geo.two)', '2\n'],
  [
    'parameter properties',
    'class Point { constructor(private readonly x: number, public y = 3) {} sum = () => this.x + this.y }\nconsole.log(new Point(4).sum())',
    '7\n',
  ],
  [
    'decorators',
    'const loud = (_: unknown, c: ClassMethodDecoratorContext) => console.log(c.name);\nclass A { @loud greet(): void {} }',
    'greet\n',
  ],
  [
    'imports and await',
    "import { EOL } from 'node:os';\nconst one = await Promise.resolve(1);\nconsole.log(one + EOL.length)",
    '2\n',
  ],
  [
    'require',
    "const os = require('os');\nif (require.main === module) console.log(typeof os.cpus as string)",
    'function\n',
  ],
])('knows %s', async (_, source, stdout) => {
  const { run, compile } = await execute(source);
  expect(compile).toMatchObject({ code: 0, stderr: '' });
  expect(run).toMatchObject({ stdout, stderr: '', code: 0 });
});

it('takes several files as one program, however they name each other', async () => {
  const { run } = await execute('', {
    files: [
      {
        name: 'main.ts',
        content:
          "import { twice } from './twice';\nimport deep from './deep.js';\nimport type { Name } from './types.ts';\nimport data from './data.json';\nconst os = require('os');\nconst name: Name = await Promise.resolve('a');\nif (require.main === module) console.log(twice(4), deep, name, data.n, typeof os.cpus)",
      },
      { name: 'twice.ts', content: 'export const twice = (n: number): number => n * 2' },
      { name: 'deep.ts', content: "export default 'deep' as string" },
      { name: 'types.ts', content: 'export type Name = string' },
      { name: 'data.json', content: '{"n":5}' },
    ],
  });
  expect(run).toMatchObject({ stdout: '8 deep a 5 function\n', stderr: '', code: 0 });
});

it('tells where a source is wrong', async () => {
  const { run, compile } = await execute('const a = 1;\nconst b: number = ;');
  expect(compile).toMatchObject({ code: 1, stderr: expect.stringContaining('main.ts:2:18') });
  expect(run).toEqual(compile);
});

it('tells where a program fails, by the line of its source', async () => {
  const { run } = await execute('enum A { B }\n\ninterface C {}\nthrow new Error(A[0])');
  expect(run).toMatchObject({ code: 1, stderr: expect.stringMatching(/main\.ts:4\b[\s\S]*Error: B/) });
});
