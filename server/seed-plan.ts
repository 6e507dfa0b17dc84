import { createHash } from 'node:crypto';
import type { AuthorsProgram, DemoNote } from '@devorbit/content-reader/demo.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { SampleNews } from './features/identity/notifications/door.ts';
import { selectPackaged } from './features/practice/problems/door.ts';
import type { SampleSubmission } from './features/practice/submissions/door.ts';
import type { Queryable } from './platform/database.ts';
import { historyOf } from './seed-history.ts';
import type { Plan } from './seed-world.ts';

export const DEMO_LEARNER = 'demo_learner';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Always the same number from 0 up to 1 for the same words. */
const draw = (words: string): number => createHash('sha256').update(words).digest().readUInt32BE() / 2 ** 32;

type Known = { programs: AuthorsProgram[]; notes: DemoNote[]; made: ReadonlyMap<string, string> };

/**
 * The half year of the demo learner, the solutions that people explain, and what the demo learner has been told. `made` is
 * the package that somebody made, by their username.
 */
export const planOf =
  ({ programs, notes, made }: Known) =>
  async (tx: Queryable, people: ReadonlyMap<string, number>, now: Date): Promise<Plan> => {
    const names = [...new Set(programs.map(({ package_name }) => package_name))];
    const packaged = new Map((await selectPackaged(tx, names)).map((problem) => [problem.package_name, problem]));
    const me = people.get(DEMO_LEARNER);
    const explained = notes.flatMap((note): SampleSubmission[] => {
      const program = programs.find(({ package_name, file, verdict }) => {
        return package_name === note.package && file === note.submission && verdict === 'Accepted';
      });
      if (program === undefined) throw new Error(`notes.yaml: ${note.package} has no accepted ${note.submission}`);
      const [user_id, problem] = [people.get(note.author), packaged.get(note.package)];
      if (user_id === undefined || problem === undefined) return [];
      const age = Math.min(now.getTime() - problem.created_at.getTime(), 160 * DAY_MS);
      return [
        {
          user_id,
          problem_id: problem.id,
          verdict: 'Accepted',
          language: program.language,
          code: program.code,
          at: new Date(now.getTime() - age * (0.15 + 0.7 * draw(`${note.author} ${note.package}`))),
          shared: { note: note.note, time_complexity: note.time, space_complexity: note.space },
        },
      ];
    });
    if (me === undefined) return { submissions: explained, news: [] };
    const own = explained.filter(({ user_id }) => user_id === me);
    const mine = made.get(DEMO_LEARNER);
    const met = [...packaged.values()]
      .filter(({ id, package_name }) => package_name !== mine && own.every(({ problem_id }) => problem_id !== id))
      .map((problem) => ({
        ...problem,
        programs: programs.filter(({ package_name }) => package_name === problem.package_name),
      }));
    const history = historyOf(met, now).map(({ problem_id, at, program }) => ({
      user_id: me,
      problem_id,
      verdict: program.verdict,
      language: program.language,
      code: program.code,
      at,
      shared: null,
    }));
    const titles = new Map([...packaged.values()].map(({ id, title }) => [id, title]));
    const news = newsFor(
      me,
      now,
      own.map(({ problem_id }) => ({ id: problem_id, title: titles.get(problem_id) ?? '' })),
      packaged.get(mine ?? ''),
    );
    return { submissions: [...explained, ...history], news };
  };

type Named = { id: number; title: string };

/** What the demo learner has been told lately: one of each kind that people like to hear, the newest unread. */
function newsFor(user_id: number, now: Date, shared: Named[], mine: Named | undefined): SampleNews[] {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const problem = ({ id }: Named): string => pathOf('problem', { id });
  const solutions = ({ id }: Named): string => pathOf('solutions', { id });
  const [first, second] = shared;
  const all: (Omit<SampleNews, 'user_id' | 'body'> & { body?: string })[] = [
    {
      kind: 'announcements',
      at: ago(33),
      title: 'Generated problems are here',
      body: 'Pick a topic and a difficulty, and get a problem that nobody has seen before.',
      link: `${pathOf('practice')}?tab=ai`,
      read: true,
    },
    ...(first
      ? [
          {
            kind: 'community',
            at: ago(20),
            title: `Your solution to “${first.title}” has helped 5 people`,
            link: solutions(first),
            read: true,
          } as const,
        ]
      : []),
    {
      kind: 'security',
      at: ago(13),
      title: 'New sign-in from Firefox on Linux',
      body: 'If that wasn’t you, change your password.',
      link: pathOf('profile'),
      read: true,
    },
    ...(mine
      ? [
          {
            kind: 'problems',
            at: ago(5),
            title: `“${mine.title}” was verified and is listed`,
            link: problem(mine),
            read: true,
          } as const,
        ]
      : []),
    ...(second
      ? [
          {
            kind: 'community',
            at: ago(1.4),
            title: `Your solution to “${second.title}” has helped 10 people`,
            link: solutions(second),
            read: false,
          } as const,
        ]
      : []),
    ...(mine
      ? [
          {
            kind: 'community',
            at: ago(0.9),
            title: `Your problem “${mine.title}” has been solved by 10 people`,
            link: problem(mine),
            read: false,
          } as const,
        ]
      : []),
  ];
  return all.map((one) => ({ body: '', ...one, user_id }));
}
