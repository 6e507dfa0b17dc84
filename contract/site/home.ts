import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PracticeLanguage } from '../execution/languages.ts';
import { Notification } from '../identity/notifications.ts';
import { Badge } from '../practice/activity.ts';
import { Recommendation } from '../practice/guidance.ts';
import { Problem } from '../practice/problems.ts';
import { SubmissionStatus } from '../practice/submissions.ts';
import { TimeZone } from '../time-zone.ts';

const Text = z.string().trim().min(1);
/** An address of our own. */
export const Place = z.string().regex(/^\/(?!\/)\S*$/, 'Must be a path of this site');

/** The four figures of the home page, in the specification's order. */
export const figureIds = ['learners', 'paths', 'challenges', 'certification'] as const;
export const FigureId = z.enum(figureIds);
export type FigureId = z.infer<typeof FigureId>;

/** `goals` shows what the file says, and says so; `live` asks the server for what is counted. */
export const FiguresFile = z.strictObject({
  figures: z.enum(['goals', 'live']),
  /** What the page says beside them, in either case. */
  notes: z.strictObject({ goals: Text, live: Text }),
  goals: z
    .array(z.strictObject({ id: FigureId, value: Text.max(8), label: Text }))
    .refine(
      (goals) => goals.map(({ id }) => id).join() === figureIds.join(),
      'Must be the four figures in their order',
    ),
});
export type FiguresFile = z.infer<typeof FiguresFile>;

/** Null where nothing of the kind is counted yet. */
export const LiveFigures = z.object({
  /** People with a submission in the last 30 days. */
  learners: z.int(),
  paths: z.int().nullable(),
  /** Problems that can be solved. */
  challenges: z.int(),
  /** Percent. */
  certification: z.int().nullable(),
});
export type LiveFigures = z.infer<typeof LiveFigures>;

export const featureIds = ['roadmaps', 'challenges', 'ide', 'events', 'resources', 'mentor'] as const;
export const FeaturesFile = z.array(
  z.strictObject({
    id: z.enum(featureIds),
    title: Text,
    text: Text,
    to: Place,
    /** Its screen is still being built: the link says so. */
    soon: z.boolean().default(false),
  }),
);
export type Feature = z.infer<typeof FeaturesFile>[number];

export const TeasersFile = z.strictObject({
  /** What the page says about the counts. */
  note: Text,
  roadmaps: z.array(
    z.strictObject({
      title: Text,
      description: Text,
      level: z.enum(['Beginner', 'Intermediate', 'Advanced']),
      duration: Text,
      courses: z.int().positive(),
      to: Place,
    }),
  ),
  challenges: z.array(
    z.strictObject({
      title: Text,
      difficulty: z.enum(['Easy', 'Medium', 'Hard']),
      tags: z.array(Text).min(1),
      solved: z.int().nonnegative(),
    }),
  ),
});
export type TeasersFile = z.infer<typeof TeasersFile>;

export const TestimonialsFile = z.strictObject({
  /** While true, the page marks every card as a sample. */
  samples: z.boolean(),
  testimonials: z.array(
    z.strictObject({
      name: Text,
      role: Text,
      text: Text.max(400),
      rating: z.int().min(1).max(5),
      /** One of the planets' colours, dark letters on each being AA. */
      avatar_color: z.enum(['fern', 'amber', 'rose', 'sun']),
    }),
  ),
});
export type TestimonialsFile = z.infer<typeof TestimonialsFile>;

const Found = z.strictObject({ title: Text, to: Place, words: z.string().default('') });

/** Roadmaps that the hero's search knows; `words` are found beside the title. */
export const SearchFile = z.strictObject({ roadmaps: z.array(Found) });

/** The sample program: its files in the order of their tabs, the first being the one that runs. */
export const SampleFile = z.strictObject({
  language: Text,
  files: z.array(z.strictObject({ tab: Text, file: z.string().regex(/^[a-z]+\.mjs$/) })).length(3),
});
export type Sample = { language: string; files: { tab: string; name: string; source: string }[] };

/** What the search box looks through: a problem is found by its title, and by its topics, which are tags. */
export type SearchIndex = z.infer<typeof SearchFile> & {
  pages: z.infer<typeof Found>[];
  topics: string[];
  problems: string[];
};

/** Everything on the home page that authors write. */
export type HomeContent = {
  figures: FiguresFile;
  features: Feature[];
  teasers: TeasersFile;
  testimonials: TestimonialsFile;
  search: SearchIndex;
  sample: Sample;
};

/** Four digits, so that a sky is easily told to somebody else. */
export const MAX_SEED = 9999;

/** How a run of the sample goes. `place` counts from 1, for the one who is next. */
export const SampleEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('waiting'), place: z.int().positive() }),
  z.object({ type: z.literal('running') }),
  z.object({
    type: z.literal('finished'),
    seed: z.int(),
    /** What the program wrote, and nothing else. */
    output: z.string(),
    /** Null where it did not end by itself. */
    exit_code: z.int().nullable(),
    /** By the clock, in ms. */
    time_ms: z.int(),
    language: z.string(),
    version: z.string(),
  }),
  /** It was not run, or not to its end. */
  z.object({ type: z.literal('failed'), message: z.string() }),
]);
export type SampleEvent = z.infer<typeof SampleEvent>;

/** Refused with 429 for who runs it too often, and 503 where nothing can run or too many wait. */
export const runSample = endpoint({
  method: 'POST',
  path: '/api/home/run/',
  summary:
    "text/event-stream: a run of the home page's own program, on a seed or on one that is drawn, from the queue to its end.",
  audience: 'anyone',
  body: z.strictObject({ seed: z.int().min(1).max(MAX_SEED).optional() }),
  replies: { 200: z.string() },
  events: SampleEvent,
});

export const showFigures = endpoint({
  method: 'GET',
  path: '/api/home/figures/',
  summary: "The home page's figures as they are counted, at most five minutes old.",
  audience: 'anyone',
  replies: { 200: LiveFigures },
});

const ProblemName = Problem.pick({ id: true, title: true, difficulty: true });

/** Things of each kind that the home of a member has room for. */
export const HOME_ROOM = { for_you: 4, notifications: 3, badges: 2, days: 7 } as const;

/** What stands above the home page for who is signed in: all of it in one answer, and each list bounded. */
export const MemberHome = z.object({
  solved_count: z.int(),
  points: z.int(),
  /** The problem that was worked on last and is not solved; null where there is none. */
  resume: ProblemName.extend({
    language: PracticeLanguage,
    at: z.iso.datetime(),
    /** How the last try ended; null where the code has been changed since, or was never sent. */
    status: SubmissionStatus.nullable(),
  }).nullable(),
  /** Null while there is no problem with tests. */
  daily: ProblemName.extend({
    /** Solved on this day. */
    solved: z.boolean(),
    ends_at: z.iso.datetime(),
  }).nullable(),
  streak: z.object({
    current: z.int(),
    longest: z.int(),
    /** Whether today counts already. */
    today: z.boolean(),
    /** The days up to today, in the asked time zone. */
    days: z.array(z.object({ day: z.iso.date(), solved: z.boolean() })).length(HOME_ROOM.days),
  }),
  for_you: z.array(Recommendation).max(HOME_ROOM.for_you),
  news: z.object({
    unread: z.int(),
    /** Unread ones, announcements first, then the newest. */
    notifications: z.array(Notification).max(HOME_ROOM.notifications),
    /** Of the last week and since the caller joined: others' problems that the caller has not solved, and the newest of them. */
    problems: z.object({ count: z.int(), newest: ProblemName.nullable() }),
    /** Of the last two weeks, the newest first. */
    badges: z.array(Badge).max(HOME_ROOM.badges),
  }),
});
export type MemberHome = z.infer<typeof MemberHome>;

export const showMemberHome = endpoint({
  method: 'GET',
  path: '/api/home/me/',
  summary: 'The home of the caller: what to continue, the daily challenge, the streak, For you, and what is new.',
  audience: 'user',
  query: z.object({ time_zone: TimeZone.default('UTC') }),
  replies: { 200: MemberHome },
});
