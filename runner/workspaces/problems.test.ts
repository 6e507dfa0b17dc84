import { readProblemMatchers } from '@devorbit/content-reader/ide-languages.ts';
import { ideLanguages } from '@devorbit/contract/execution/language-lists.ts';
import { diagnosticsIn } from '@devorbit/contract/ide/diagnostics.ts';
import { expect, test } from 'vitest';
import { ownWorkspaces, size } from './_client.ts';

const tools = ownWorkspaces(4);

const matchers = readProblemMatchers('content/languages');

type Case = {
  what: string;
  language: (typeof ideLanguages)[number]['language'] | 'sqlite3';
  /** The first is run. */
  files: Record<string, string>;
  /** File, line, columns, severity, and how the message begins. */
  expected: [
    file: string,
    line: number,
    column: number | null,
    end: number | null,
    severity: string,
    message: RegExp,
  ][];
};

const cases: Case[] = [
  {
    what: 'C: warnings, errors and what they refer to',
    language: 'c',
    files: {
      'main.c':
        '#include <stdio.h>\nint twice(int x) { return 2 * x; }\nint main(void) {\n\tint y = twice("é two");\n\tprintf("%d\\n", nothing);\n\treturn 0\n}\n',
    },
    expected: [
      ['main.c', 2, 11, 16, 'hint', /^expected ‘int’ but/],
      ['main.c', 4, 16, 23, 'warning', /^passing argument 1 of ‘twice’/],
      ['main.c', 5, 17, 24, 'error', /^‘nothing’ undeclared/],
      ['main.c', 6, 10, null, 'error', /^expected ‘;’ before/],
    ],
  },
  {
    what: 'C: a header of one’s own, in a folder',
    language: 'c',
    files: { 'src/main.c': '#include "lib/one.h"\nint main(void) { return 0; }\n', 'src/lib/one.h': 'int x = ;\n' },
    expected: [['src/lib/one.h', 1, 9, null, 'error', /^expected expression/]],
  },
  {
    what: 'C: what stands on both sides of a sign',
    language: 'c',
    files: { 'main.c': 'struct S { int a; };\nint main(void) { struct S s; return s + 1; }\n' },
    expected: [['main.c', 2, 39, null, 'error', /^invalid operands to binary \+ \(have ‘struct S’ and ‘int’\)$/]],
  },
  {
    what: 'C: the linker',
    language: 'c',
    files: { 'main.c': 'int gone(void);\nint main(void) { return gone(); }\n' },
    expected: [['main.c', 1, null, null, 'error', /^undefined reference to `gone'$/]],
  },
  {
    what: 'C: an assertion while it runs',
    language: 'c',
    files: { 'main.c': '#include <assert.h>\nint main(void) {\n  assert(1 == 2);\n}\n' },
    expected: [['main.c', 3, null, null, 'error', /^Assertion `1 == 2' failed\.$/]],
  },
  {
    what: 'C++: a template that a library cannot fill',
    language: 'cpp',
    files: {
      'main.cpp':
        '#include <algorithm>\n#include <vector>\nstruct S {};\nint main() {\n  std::vector<S> v;\n  std::sort(v.begin(), v.end());\n  return nothing;\n}\n',
    },
    expected: [
      ['main.cpp', 6, 12, null, 'error', /^no match for ‘operator<’/],
      ['main.cpp', 7, 10, 17, 'error', /^‘nothing’ was not declared/],
    ],
  },
  {
    what: 'Java: what does not compile',
    language: 'java',
    files: {
      'Main.java':
        'public class Main {\n    public static void main(String[] args) {\n        int x = "two";\n        System.out.println(nothing);\n    }\n}\n',
    },
    expected: [
      ['Main.java', 3, 17, null, 'error', /^incompatible types: String cannot be converted to int$/],
      ['Main.java', 4, 28, null, 'error', /^cannot find symbol\nsymbol: variable nothing\nlocation: class Main$/],
    ],
  },
  {
    what: 'Java: a stack trace, in two files',
    language: 'java',
    files: {
      'Main.java':
        'public class Main {\n  public static void main(String[] args) {\n    Other.at(new int[1], 3);\n  }\n}\n',
      'Other.java': 'class Other {\n  static int at(int[] all, int i) {\n    return all[i];\n  }\n}\n',
    },
    expected: [['Other.java', 3, null, null, 'error', /^java\.lang\.ArrayIndexOutOfBoundsException: Index 3/]],
  },
  {
    what: 'Python: a syntax error of a module',
    language: 'python',
    files: { 'main.py': 'import other\n', 'other.py': 'def f():\n    x = (1 +\n' },
    expected: [['other.py', 2, 9, null, 'error', /^SyntaxError: '\(' was never closed$/]],
  },
  {
    what: 'Python: a traceback, and the one that caused it',
    language: 'python',
    files: {
      'main.py':
        'def f(x):\n    return nothing\n\n\ntry:\n    f(1)\nexcept NameError as e:\n    raise ValueError("no") from e\n',
    },
    expected: [
      ['main.py', 2, 12, 19, 'error', /^NameError: name 'nothing' is not defined$/],
      ['main.py', 8, null, null, 'error', /^ValueError: no$/],
    ],
  },
  {
    what: 'JavaScript: a syntax error',
    language: 'javascript',
    files: { 'main.js': 'const a = 1;\n  const x = ;\n' },
    expected: [['main.js', 2, 13, null, 'error', /^SyntaxError: Unexpected token ';'$/]],
  },
  {
    what: 'JavaScript: a stack of a module',
    language: 'javascript',
    files: {
      'main.js': "const { f } = require('./lib/one.js');\nf();\n",
      'lib/one.js': 'exports.f = () => {\n  return nothing;\n};\n',
    },
    expected: [['lib/one.js', 2, 3, null, 'error', /^ReferenceError: nothing is not defined$/]],
  },
  {
    what: 'JavaScript: something that is no error is thrown',
    language: 'javascript',
    files: { 'main.js': 'const a = 1;\nthrow "a text";\n' },
    expected: [['main.js', 2, 1, null, 'error', /^a text$/]],
  },
  {
    what: 'TypeScript: a syntax error',
    language: 'typescript',
    files: { 'main.ts': 'const x: number = 1;\n  let y = ;\n' },
    expected: [['main.ts', 2, 11, null, 'error', /^Unexpected ";"$/]],
  },
  {
    what: 'TypeScript: a stack, by its own lines',
    language: 'typescript',
    files: {
      'main.ts':
        'interface A { x: number }\n\nfunction at(a: A | null): number {\n  return a!.x;\n}\nconsole.log(at(null));\n',
    },
    expected: [['main.ts', 4, 13, null, 'error', /^TypeError: Cannot read properties of null \(reading 'x'\)$/]],
  },
  {
    what: 'C#: warnings and errors',
    language: 'csharp',
    files: {
      'main.cs':
        'using System;\nclass P {\n  static void Main() {\n    int x = "two";\n    Console.WriteLine(nothing);\n  }\n}\n',
    },
    expected: [
      ['main.cs', 4, 13, null, 'error', /^CS0029: Cannot implicitly convert type `string' to `int'$/],
      ['main.cs', 5, 23, null, 'error', /^CS0103: The name `nothing'/],
    ],
  },
  {
    what: 'C#: a stack trace and a warning before it',
    language: 'csharp',
    files: {
      'main.cs':
        'using System;\nclass P {\n  static void Main(string[] all) {\n    int u = 1;\n    Console.WriteLine(all[3]);\n  }\n}\n',
    },
    expected: [
      ['main.cs', 4, 9, null, 'warning', /^CS0219: The variable `u' is assigned/],
      ['main.cs', 5, null, null, 'error', /^System\.IndexOutOfRangeException: Index was outside/],
    ],
  },
  {
    what: 'Go: what does not compile',
    language: 'go',
    files: {
      'main.go': 'package main\n\nimport (\n\t"fmt"\n\t"os"\n)\n\nfunc main() {\n\tfmt.Println("é", nothing)\n}\n',
    },
    expected: [
      ['main.go', 5, 2, null, 'error', /^imported and not used: "os"$|^"os" imported and not used$/],
      ['main.go', 9, 19, null, 'error', /^undefined: nothing$/],
    ],
  },
  {
    what: 'Go: a panic',
    language: 'go',
    files: {
      'main.go':
        'package main\n\nimport "fmt"\n\nfunc at(all []int, i int) int {\n\treturn all[i]\n}\n\nfunc main() {\n\tfmt.Println(at([]int{1}, 3))\n}\n',
    },
    expected: [['main.go', 6, null, null, 'error', /^runtime error: index out of range \[3\] with length 1$/]],
  },
  {
    what: 'Rust: errors, warnings and what they refer to',
    language: 'rust',
    files: {
      'main.rs':
        'fn main() {\n    let unused = 1;\n    let y: i32 = "é two"; let s = String::new(); take(s);\n    println!("{}", s);\n}\nfn take(_: String) {}\n',
    },
    expected: [['main.rs', 3, 18, 25, 'error', /^mismatched types: expected `i32`, found `&str`$/]],
  },
  {
    what: 'Rust: a panic of several lines, and a warning before it',
    language: 'rust',
    files: { 'main.rs': 'fn main() {\n    let unused = 1;\n    assert_eq!(1 + 1, 3);\n}\n' },
    expected: [
      ['main.rs', 2, 9, 15, 'warning', /^unused variable: `unused`/],
      ['main.rs', 3, 5, null, 'error', /right: `3`|assertion/],
    ],
  },
  {
    what: 'Ruby: a syntax error',
    language: 'ruby',
    files: { 'main.rb': 'def f(\n  1 + \nend\n' },
    expected: [['main.rb', 2, 3, null, 'error', /^syntax error, unexpected integer literal/]],
  },
  {
    what: 'Ruby: an error, and where it came from',
    language: 'ruby',
    files: { 'main.rb': "require 'json'\ndef f(x)\n  nothing + x\nend\nf(1)\n" },
    expected: [['main.rb', 3, 3, 10, 'error', /^undefined local variable or method `nothing'/]],
  },
  {
    what: 'Ruby: an error in a library',
    language: 'ruby',
    files: { 'main.rb': "require 'json'\nx = 1\nJSON.parse('{')\n" },
    expected: [['main.rb', 3, null, null, 'error', /JSON::ParserError|unexpected/]],
  },
  {
    what: 'SQL: what cannot be read',
    language: 'sqlite3',
    files: { 'a b.sql': 'select 1;\n\nselect a b c;\n' },
    expected: [['a b.sql', 3, null, null, 'error', /^near "c": syntax error$/]],
  },
  {
    what: 'SQL: what the tables refuse',
    language: 'sqlite3',
    files: {
      'src/main.sql': 'create table t (a int primary key);\ninsert into t values (1);\ninsert into t values (1);\n',
    },
    expected: [['src/main.sql', 3, null, null, 'error', /^UNIQUE constraint failed: t\.a \(19\)$/]],
  },
];

test.each(cases)('$what', async ({ language, files, expected }) => {
  const id = await tools.made();
  const write = Object.entries(files).map(([path, content]) => ({ path, content }));
  expect((await tools.patch(id, { write })).status).toBe(204);
  const client = await tools.attach(id);
  client.say({ type: 'run', request: 1, language, entry: write[0]!.path, stdin: '', ...size });
  const { errors } = await client.until('opened');
  const exit = await client.until('exit');
  expect(exit.code).not.toBe(0);
  const compiled = client.frames.find((frame) => frame.type === 'compiled');
  const output = [
    compiled?.type === 'compiled' ? compiled.result.output : '',
    exit.ran ? (client.texts.get(errors!) ?? '') : '',
  ].join('\n');
  const found = diagnosticsIn(output, matchers[language]!, {
    names: Object.keys(files),
    textOf: (name) => files[name] ?? null,
    entry: write[0]!.path,
  });
  const seen = found.map(({ file, line, column, endColumn, severity, message }) => [
    file,
    line,
    column,
    endColumn,
    severity,
    message,
  ]);
  try {
    expect(seen).toEqual(
      expected.map(([file, line, column, end, severity, message]) => [
        file,
        line,
        column,
        end,
        severity,
        expect.stringMatching(message),
      ]),
    );
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\nThe tool wrote:\n${output}`, { cause: error });
  } finally {
    client.close();
    await tools.call(`/workspaces/${id}`, 'DELETE');
  }
});
