import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Verdict } from '@devorbit/contract/execution/judging.ts';
import { workspaceAttacks } from '../workspaces/attacks/list.ts';
import type { Attack } from './attacks.ts';
import { programs, type Struck } from './strike.ts';

export const tableFile = path.join(import.meta.dirname, '../../docs/attack-table.md');

/** Entries of the list that no submitted program stands for. */
export const elsewhere: { number: number; attack: string; answer: string }[] = [
  {
    number: 38,
    attack: 'File names that lead out of the folder, with slashes or zero bytes, or too long',
    answer: 'refused before a box is touched (runner/attacks/attacks.test.ts)',
  },
  {
    number: 38,
    attack: 'An archive that inflates to gigabytes',
    answer: 'refused when 64 MB are unpacked (content-reader/problem-package.test.ts)',
  },
];

/** What is tried against workspaces, below the table of what is judged. */
export const workspacePart = `
## Workspaces

All programs above are also run as projects in a workspace (\`runner/workspaces/attacks/programs.test.ts\`): each ends or
is ended, prints nothing that it should not know, leaves no process, and a workspace beside it does not notice. What a
workspace has beyond a run, terminals, files, loopback, debuggers, people, and a box that lives on, is attacked by
\`runner/workspaces/attacks/attacks.test.ts\`, through the runner's real door:

| attack | what becomes of it |
|---|---|
${Object.values(workspaceAttacks)
  .map(({ attack, answer }) => `| ${attack} | ${answer} |\n`)
  .join('')}
Debuggers stand in the workspace with what they debug, and what they say is a stranger's text. What programs, adapters and
pages may try there is tried by \`runner/workspaces/debug/hostile.test.ts\` and \`server/features/ide/workspaces/workspaces.test.ts\`:

| attack | what becomes of it |
|---|---|
| An adapter that is no adapter any more: a header of 100 MB, headers without end or length, no JSON, lists without end | the session ends with a sentence; the workspace, its shells and the next session go on |
| An adapter asks that another program be started, or a second one, or anything else | refused: one line, once, that begins as this debugger’s does |
| Answers that nobody asked for, values and stacks without end, words that are no text | passed over; what is told is cut to its bounds |
| A program ends its debugger | the session ends with it; the next one is debugged |
| A page of somebody signed out asks to step, to evaluate or to see variables | refused, and the socket is closed |

A run that is recorded step by step is told by a tracer in the program's own process (Python) or by its debugger, and both are a
stranger's word. What programs may try there is tried by \`runner/workspaces/tracing/hostile.test.ts\`:

| attack | what becomes of it |
|---|---|
| A program writes to the pipe of its recording: no JSON, another shape, a megabyte, nested without end, a line without an end | the recording ends, it is said why, and so does the program; what was recorded stays, the next run is recorded |
| A false step of the right shape | shown: it claims no more than the program could have done, and its paths lead nowhere |
| \`sys.settrace\` is replaced or turned off | the program runs on; it is said that its steps are lost |
| \`__repr__\` that never ends, \`__getattribute__\`, \`__len__\`, \`__iter__\`, \`__class__\` and metaclasses that raise | none of them is called |
| Lists 300 deep, a million elements, 10 MB of text, a name of a megabyte, steps and output without end | cut at their bounds, 2 MB in all |
| Names and values with control characters, and letters that turn a line around | told as escapes |
| A fork that keeps the pipe open, an end by \`kill -9\` or \`os._exit\` | the recording ends with its program |

Language servers read a stranger's project in boxes of their own, and what they say is a stranger's text. What projects, servers and
pages may try there is tried by \`runner/workspaces/language-servers/hostile.test.ts\` and \`server/features/ide/workspaces/language-servers.test.ts\`:

| attack | what becomes of it |
|---|---|
| A project that is computed for ever, or takes all memory | the server is ended and its page told why; another one's server and the judge do not notice |
| A message of 100 MB, of 256 KB, no JSON, nested without end, about \`/etc/passwd\`, \`..\` or an address | refused in words, and nothing else is lost; one of 100 MB ends the socket and its server |
| A page asks for a command, other settings, a file, a code action | refused: a list of methods |
| \`compile_commands.json\` and \`.clangd\` with another compiler and plugins; cgo, generators, a Go workspace; plugins of TypeScript | nothing is started |
| \`extends\`, \`typeRoots\`, \`paths\`, \`files\`, \`extraPaths\`, \`include\` that lead out of the project | only what a box has is read, or the server ends, and its page is told |
| A server that is none any more: a header of 100 MB, no JSON, an end; one that reads nothing | it is over, with a sentence |
| Answers that nobody asked for, lists without end, requests of its own, edits outside of the project | passed over, cut, refused |
| Any address, loopback too; a terminal; tracing | there is none |
| Scripts, pictures, links and headings in a hover | only elements that show text, without attributes |
| Viewers, other users, staff, pages of other sites; who is taken out or signed out meanwhile | refused, and the socket is closed |
`;

const languages: Record<string, string> = {
  '.c': 'C',
  '.cpp': 'C++',
  '.py': 'Python',
  '.js': 'JavaScript',
  '.java': 'Java',
};

/** The first comment of a program, which says what it tries. */
function titleOf(file: string): string {
  const source = readFileSync(path.join(programs, file), 'utf8');
  const comment = /^\s*(?:\/\*+ ?(.*?) ?\*\/|(?:\/\/|#) ?(.*)$)/m.exec(source);
  return (comment?.[1] ?? comment?.[2] ?? file).replaceAll('|', '\\|');
}

/** What the table says of an attack before it was tried: number, attack, language, where, expected answer. */
export const promised = ({ number, file, at, answers }: Attack): string[] => [
  number.join(', '),
  `${titleOf(file)} \`${file}\``,
  languages[path.extname(file)] ?? '',
  at,
  answers.join(' or '),
];

const limits = { cpu: 'CPU', wall: 'wall clock', memory: 'memory', output: 'output', stopped: 'runner’s own' };
const innocent: Partial<Record<Verdict, string>> = {
  Accepted: 'it did no harm, and its answer is right',
  'Wrong Answer': 'it gained nothing, and its output is not the answer',
};

/** What happened, in words. `remains` is what it left behind. */
export function happened({ verdict, message, boxes }: Struck, remains: string[]): string {
  const last = boxes.at(-1);
  const limit = last?.outcome.limit;
  const who = last?.spec.keep ? 'the compiler' : 'it';
  const ended = limit ? `${who} was stopped at the ${limits[limit]} limit` : innocent[verdict];
  const reason = /on test \d+ of \d+: (.*)/.exec(message)?.[1];
  const words = ended ?? (last?.spec.keep ? 'the compiler refused it' : `it ended: ${reason ?? message}`);
  const after = remains.length === 0 ? 'nothing left behind' : `LEFT BEHIND: ${remains.join(', ')}`;
  return `${verdict}: ${words}; ${after}`;
}
