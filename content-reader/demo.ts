import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crewRoles } from '@devorbit/contract/events/crew-limits.ts';
import {
  eventCategories,
  eventTypes,
  eventWays,
  MAX_EVENT_CHARS,
  sponsorTiers,
} from '@devorbit/contract/events/events-limits.ts';
import { EventQuestion } from '@devorbit/contract/events/events.ts';
import { MAX_STARS } from '@devorbit/contract/events/feedback-limits.ts';
import { MAX_SCORE_NOTE_CHARS } from '@devorbit/contract/events/hackathon-judging-limits.ts';
import type { Verdict } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { HttpsLink } from '@devorbit/contract/http-link.ts';
import { LearningProfile } from '@devorbit/contract/learning/plans.ts';
import type { MarkState } from '@devorbit/contract/learning/progress-marks.ts';
import { withoutHarness } from '@devorbit/contract/practice/harness-parts.ts';
import { MAX_COMPLEXITY_CHARS, MAX_SOLUTION_NOTE_CHARS } from '@devorbit/contract/practice/submissions-limits.ts';
import { z } from 'zod';
import { languageOf } from './content-programs.ts';
import { packageNames, readSubmissions } from './problem-package.ts';
import { readContent } from './read-content.ts';

const Line = z.string().min(1).max(80);
const DemoLearner = z.strictObject({
  username: z.string().regex(/^[a-z_]{3,30}$/),
  name: Line,
  /** A slug of content/universities. */
  university: Line.optional(),
  location: Line.optional(),
  bio: Line.optional(),
  skills: z.array(Line).max(5).default([]),
});

export type DemoLearner = z.infer<typeof DemoLearner>;

const Package = z.string().regex(/^[a-z0-9]+$/);
const Username = z.string().regex(/^[a-z_]{3,30}$/);
const DaysAgo = z.number().int().min(1).max(365);
const DemoProblem = z.discriminatedUnion('source', [
  z.strictObject({ package: Package, source: z.literal('User'), author: Username, days_ago: DaysAgo }),
  z.strictObject({
    package: Package,
    source: z.literal('AI'),
    author: Username,
    days_ago: DaysAgo,
    origin: Line,
    mutants_rejected: z.number().int().min(5),
  }),
]);

/** Whose a problem of the demo world is, and since when. */
export type DemoProblem = z.infer<typeof DemoProblem>;

const DemoNote = z.strictObject({
  package: Package,
  /** A file of its `submissions/accepted/`. */
  submission: Line,
  author: Username,
  /** Markdown. */
  note: z.string().trim().min(1).max(MAX_SOLUTION_NOTE_CHARS),
  time: z.string().max(MAX_COMPLEXITY_CHARS),
  space: z.string().max(MAX_COMPLEXITY_CHARS),
});

/** What somebody says about a solution that they share. */
export type DemoNote = z.infer<typeof DemoNote>;

/** What somebody may have submitted to the problem of a package, and the verdict that its author promises. */
export type AuthorsProgram = {
  package_name: string;
  file: string;
  verdict: Verdict;
  language: PracticeLanguage;
  code: string;
};

/** The learners of the demo world, of `root` (`content/demo`); throws where two share a name. */
export function readDemoLearners(root: string): DemoLearner[] {
  const learners = readContent(z.array(DemoLearner), join(root, 'learners.yaml'));
  if (new Set(learners.map(({ username }) => username)).size < learners.length)
    throw new Error('learners.yaml: two learners share a username');
  return learners;
}

/** Whose the problems of the demo world are; throws where the list and the packages of `root/problems` differ. */
export function readDemoProblems(root: string): DemoProblem[] {
  const problems = readContent(z.array(DemoProblem), join(root, 'problems.yaml'));
  const listed = problems.map((problem) => problem.package).toSorted();
  const there = packageNames(join(root, 'problems'));
  if (listed.join() !== there.join())
    throw new Error(`problems.yaml lists ${listed.join(', ')}, and problems/ has ${there.join(', ')}`);
  return problems;
}

const DemoTeam = z.strictObject({
  name: Line,
  /** Whom it looks for; without it the team is not listed. */
  wanted: z.string().max(160).default(''),
  members: z.array(Username).min(1),
  /** Of its entry; without it the team has none yet. */
  title: z.string().max(80).default(''),
  tagline: z.string().max(160).default(''),
  text: z.string().max(2_000).default(''),
});
const DemoHackathon = z.strictObject({
  event: Line,
  /** Days after the end of the event. */
  submissions: z.number().int().min(0),
  judging: z.number().int().min(1),
  most_members: z.number().int().min(1).max(10),
  teams: z.array(DemoTeam),
});
export type DemoHackathon = z.infer<typeof DemoHackathon>;

/** Teams and entries of the demo world. */
export const readDemoHackathons = (root: string): DemoHackathon[] =>
  readContent(z.array(DemoHackathon), join(root, 'hackathons.yaml'));

const DemoJudging = z.strictObject({
  judges: z.array(Username).min(3),
  notes: z.array(z.string().min(20).max(MAX_SCORE_NOTE_CHARS)).min(1),
});
export type DemoJudging = z.infer<typeof DemoJudging>;

/** Who judges the hackathons of the demo world, and what they write. */
export const readDemoJudging = (root: string): DemoJudging => readContent(DemoJudging, join(root, 'judging.yaml'));

/** The notes on solutions in the demo world. */
export const readDemoNotes = (root: string): DemoNote[] => readContent(z.array(DemoNote), join(root, 'notes.yaml'));

const Items = z.array(z.string().regex(/^[a-z]+(\/[a-z0-9-]+){1,3}$/));
const DemoProgress = z.strictObject({
  /** Items of the catalogue, such as `role/frontend`. */
  started: Items,
  saved: Items,
  /** Items of progress, such as `concept/closure`. */
  done: Items,
  learning: Items,
  skipped: Items,
});

/** The states of items for the demo learner, the first one first; throws where one is not in `known`. */
export function readDemoProgress(root: string, known: ReadonlySet<string>): { item: string; state: MarkState }[] {
  const { started, saved, done, learning, skipped } = readContent(DemoProgress, join(root, 'progress.yaml'));
  const all = [
    ...started.map((item) => ({ item: `roadmap/${item}`, state: 'learning' as const })),
    ...saved.map((item) => ({ item: `saved/${item}`, state: 'done' as const })),
    ...done.map((item) => ({ item, state: 'done' as const })),
    ...learning.map((item) => ({ item, state: 'learning' as const })),
    ...skipped.map((item) => ({ item, state: 'skipped' as const })),
  ];
  const wrong = all.find(({ item }) => !known.has(item));
  if (wrong !== undefined) throw new Error(`progress.yaml: there is no ${wrong.item}`);
  return all;
}

const DemoPlan = z.strictObject({
  profile: LearningProfile.omit({ start: true }),
  /** How many of its first steps are done. */
  done: z.int().min(0).max(20),
  /** What is written on the next one. */
  note: z.string().min(1).max(200),
});

/** The demo learner's plan of the roadmap wizard. */
export const readDemoPlan = (root: string): z.infer<typeof DemoPlan> => readContent(DemoPlan, join(root, 'plan.yaml'));

/** What the authors of all packages of `root` (`content/problems`) submitted in a language of the practice screen, as learners write it. */
export const authorsPrograms = (root: string): AuthorsProgram[] =>
  packageNames(root).flatMap((package_name) =>
    readSubmissions(join(root, package_name)).flatMap(({ file, promised: verdict, source }) => {
      const language = languageOf(file);
      return language ? [{ package_name, file, verdict, language, code: withoutHarness(source, language).own }] : [];
    }),
  );

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const optionalText = z.string().max(500).default('');
const DemoEvent = z.strictObject({
  title: z.string().min(3).max(MAX_EVENT_CHARS.title),
  type: z.enum(eventTypes),
  category: z.enum(eventCategories),
  location: Line,
  way: z.enum(eventWays).default('in_person'),
  /** From the day on which the world is made: what is past is below 0. */
  in_days: z.number().int().min(-365).max(365),
  days: z.number().int().min(1).max(10).default(1),
  start: Clock,
  end: Clock,
  time_zone: Line.default('Asia/Kolkata'),
  organizer: Line,
  by: Username,
  university: Line.optional(),
  capacity: z.number().int().min(0),
  price: z.number().min(0).default(0),
  /** How many learners have a place, wait, ask for one, and pressed the heart. */
  going: z.number().int().min(0).default(0),
  waiting: z.number().int().min(0).default(0),
  asking: z.number().int().min(0).default(0),
  interested: z.number().int().min(0).default(0),
  /** Of those with a place, how many are in already. */
  arrived: z.number().int().min(0).default(0),
  /** People with a place beside them, by their names. */
  guests: z.array(Username).default([]),
  /** Who helps, and with what. */
  crew: z.array(z.strictObject({ username: Username, role: z.enum(crewRoles) })).default([]),
  approval: z.boolean().default(false),
  featured: z.boolean().default(false),
  state: z.enum(['approved', 'pending']).default('approved'),
  description: z.string().min(20).max(MAX_EVENT_CHARS.description),
  about: z.string().max(MAX_EVENT_CHARS.longDescription).default(''),
  tags: z.array(Line).max(15).default([]),
  requirements: z.array(Line).default([]),
  speakers: z.array(z.strictObject({ name: Line, title: optionalText, company: optionalText })).default([]),
  schedule: z
    .array(z.strictObject({ time: Line, title: Line, speaker: optionalText, description: optionalText }))
    .default([]),
  prizes: z.array(z.strictObject({ title: Line, value: optionalText, description: optionalText })).default([]),
  recordings: z.array(z.strictObject({ title: Line, url: HttpsLink })).default([]),
  /** Of so many of those who went, in their order. */
  feedback: z
    .array(z.strictObject({ stars: z.number().int().min(1).max(MAX_STARS), text: Line.default('') }))
    .default([]),
  sponsors: z.array(z.strictObject({ tier: z.enum(sponsorTiers), name: Line, url: HttpsLink })).default([]),
  /** Sessions name their speakers. */
  programme: z
    .strictObject({
      speakers: z.array(z.strictObject({ name: Line, title: optionalText, company: optionalText, bio: optionalText })),
      sessions: z.array(
        z.strictObject({
          /** From the event's first day. */
          day: z.number().int().min(0).max(10).default(0),
          start: Clock,
          minutes: z.number().int().min(5).max(600),
          room: Line,
          track: optionalText,
          title: Line,
          abstract: optionalText,
          speakers: z.array(Line).default([]),
        }),
      ),
    })
    .default({ speakers: [], sessions: [] }),
  questions: z.array(EventQuestion).default([]),
});

/** An event of the demo world, and who goes there. */
export type DemoEvent = z.infer<typeof DemoEvent>;

/** The events of the demo world, of `root` (`content/demo`). */
export const readDemoEvents = (root: string): DemoEvent[] => readContent(z.array(DemoEvent), join(root, 'events.yaml'));

const DemoProject = z.strictObject({ folder: z.string().regex(/^[a-z0-9-]+$/), name: Line, days_ago: DaysAgo });
/** A project of the demo learner in the Online IDE. */
export type DemoProject = { name: string; days_ago: number; files: { name: string; content: string }[] };

/** The projects of `root` (`content/demo`), with their files by path. */
export const readDemoProjects = (root: string): DemoProject[] =>
  readContent(z.array(DemoProject), join(root, 'projects.yaml')).map(({ folder, ...project }) => ({
    ...project,
    files: globSync('**/*.*', { cwd: join(root, 'projects', folder) })
      .toSorted(
        (one, other) => Number(other.startsWith('main.')) - Number(one.startsWith('main.')) || (one < other ? -1 : 1),
      )
      .map((name) => ({ name, content: readFileSync(join(root, 'projects', folder, name), 'utf8') })),
  }));
