import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { HttpsLink } from '../http-link.ts';
import { humanText } from '../human-text.ts';
import { EventId, Username } from './events.ts';
import {
  ENTRIES_PAGE_SIZE,
  MAX_ENTRY_CHARS as CHARS,
  MAX_ENTRY_RUN_CHARS as RUN,
  MAX_TEAM_MEMBERS,
} from './hackathons-limits.ts';
import { MAX_WANTED_CHARS } from './team-requests-limits.ts';

const inEvent = z.object({ id: EventId });
const own = { audience: 'user', scope: 'session', params: inEvent } as const;

const Dates = z.object({
  submissionsCloseAt: z.iso.datetime(),
  judgingClosesAt: z.iso.datetime(),
  /** A team of fewer submits nothing. */
  leastMembers: z.number().int(),
  mostMembers: z.number().int(),
});
/** What a team writes of its entry. */
export const EntryFields = z.object({
  title: z.string(),
  tagline: z.string(),
  /** Markdown. */
  text: z.string(),
  repositoryUrl: z.string(),
  demoUrl: z.string(),
  videoUrl: z.string(),
  /** How judges see it run: a zip among its files, unpacked into an empty folder; '' where it is not to be run. */
  runSource: z.string(),
  /** Of the catalogue: what has to be installed. */
  runLanguage: z.string(),
  /** A line of a shell, before the other one; '' for none. */
  runBuild: z.string(),
  /** A line of a shell. */
  runCommand: z.string(),
  /** What its standard input holds. */
  runInput: z.string(),
});
export type EntryFields = z.infer<typeof EntryFields>;

const Entry = EntryFields.extend({
  id: z.number().int(),
  state: z.enum(['draft', 'submitted']),
  /** Rises with every change; a change names the one that it began from. */
  revision: z.number().int(),
});
export type Entry = z.infer<typeof Entry>;
const Team = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Who leads it first. */
  members: z.array(z.object({ username: z.string(), name: z.string() })).max(MAX_TEAM_MEMBERS),
});

export const Hackathon = z.object({
  /** Null until its organizers set them. */
  dates: Dates.nullable(),
  /** The server’s clock, which decides. */
  now: z.iso.datetime(),
  /** Whether teams and entries may change at this moment. */
  open: z.boolean(),
  /** Whether the caller has a place, and so may be in a team. */
  hasPlace: z.boolean(),
  /** The caller’s. */
  team: Team.extend({
    /** Whom it looks for; '' where it does not, and nobody can ask to join. */
    wanted: z.string(),
  }).nullable(),
  entry: Entry.nullable(),
});
export type Hackathon = z.infer<typeof Hackathon>;

export const showHackathon = endpoint({
  method: 'GET',
  path: '/api/events/:id/hackathon/',
  summary: 'The dates of a hackathon, and the caller’s team and entry.',
  audience: 'anyone',
  params: inEvent,
  replies: { 200: Hackathon },
});

export const setHackathon = endpoint({
  method: 'PUT',
  path: '/api/events/:id/hackathon/',
  summary:
    'Organizers set when submissions and judging close, and how many a team has, at least and at most; until the result is out.',
  ...own,
  body: z.object({
    submissionsCloseAt: z.iso.datetime('Choose a date and a time'),
    judgingClosesAt: z.iso.datetime('Choose a date and a time'),
    leastMembers: z.number('Must be a number').int('Must be a whole number').min(1).max(MAX_TEAM_MEMBERS).default(1),
    mostMembers: z.number('Must be a number').int('Must be a whole number').min(1).max(MAX_TEAM_MEMBERS),
  }),
  replies: { 200: Hackathon },
});

const Made = z.object({
  /** Shown once: others join by it. */
  code: z.string(),
  hackathon: Hackathon,
});

export const makeTeam = endpoint({
  method: 'POST',
  path: '/api/events/:id/team/',
  summary: 'Makes a team, for people with a place, and answers the code by which others join.',
  ...own,
  body: z.object({ name: humanText({ max: CHARS.team, lines: 1, required: 'Name your team' }) }),
  replies: { 201: Made },
});

export const renewTeamCode = endpoint({
  method: 'POST',
  path: '/api/events/:id/team/code/',
  summary: 'Another code for the caller’s team; the one before no longer works.',
  ...own,
  replies: { 200: Made },
});

export const joinTeam = endpoint({
  method: 'POST',
  path: '/api/events/:id/team/join/',
  summary: 'Joins a team by its code.',
  ...own,
  body: z.object({ code: z.string().trim().toUpperCase().min(1, 'Enter the code').max(40) }),
  replies: { 200: Hackathon },
});

export const leaveTeam = endpoint({
  method: 'DELETE',
  path: '/api/events/:id/team/',
  summary: 'Leaves one’s team, until submissions close. With its last member the team goes, and its entry.',
  ...own,
  replies: { 200: Hackathon },
});

export const setWanted = endpoint({
  method: 'PUT',
  path: '/api/events/:id/team/wanted/',
  summary: 'Says whom the caller’s team looks for, which lists it; empty takes it off the list.',
  ...own,
  body: z.object({ wanted: humanText({ max: MAX_WANTED_CHARS, lines: 1 }) }),
  replies: { 200: Hackathon },
});

const ofMember = z.object({ username: Username });

export const handOverTeam = endpoint({
  method: 'PUT',
  path: '/api/events/:id/team/lead/',
  summary: 'The lead of a team hands it over to another member, who is notified.',
  ...own,
  body: ofMember,
  replies: { 200: Hackathon },
});

export const removeFromTeam = endpoint({
  method: 'DELETE',
  path: '/api/events/:id/team/members/:username/',
  summary: 'The lead of a team removes a member, who is notified. The team’s code stops working.',
  ...own,
  params: inEvent.extend(ofMember.shape),
  replies: { 200: Hackathon },
});

const line = (max: number) => humanText({ max, lines: 1 }).default('');
const WrittenEntry = z
  .object({
    title: humanText({ max: CHARS.title, lines: 1, required: 'Title is required' }),
    tagline: humanText({ max: CHARS.tagline, lines: 1 }).default(''),
    text: humanText({ max: CHARS.text, lines: 'many' }).default(''),
    repositoryUrl: HttpsLink.default(''),
    demoUrl: HttpsLink.default(''),
    videoUrl: HttpsLink.default(''),
    runSource: line(RUN.source),
    runLanguage: z
      .string()
      .regex(/^[a-z0-9.+-]*$/, 'Choose a language')
      .max(RUN.language)
      .default(''),
    runBuild: line(RUN.build),
    runCommand: line(RUN.command),
    runInput: humanText({ max: RUN.input, lines: 'many' }).default(''),
    submitted: z.boolean().default(false),
    /** 0 for a new one. */
    revision: z.number().int().min(0).max(2_147_483_647).default(0),
  })
  .refine(({ runCommand, runSource }) => runCommand === '' || runSource !== '', {
    path: ['runSource'],
    message: 'Choose the zip that is run',
  })
  .refine(({ runCommand, runLanguage }) => runCommand === '' || runLanguage !== '', {
    path: ['runLanguage'],
    message: 'Choose a language',
  })
  .refine(({ runCommand, runBuild, runSource }) => runCommand !== '' || (runBuild === '' && runSource === ''), {
    path: ['runCommand'],
    message: 'Say how the program is started',
  });

export const saveEntry = endpoint({
  method: 'PUT',
  path: '/api/events/:id/entry/',
  summary:
    'Saves the entry of the caller’s team, as a draft or submitted, until submissions close. 409 where somebody else changed it meanwhile, and for a team too small to submit.',
  ...own,
  body: WrittenEntry,
  replies: { 200: Hackathon },
});

const Listed = z.object({ id: z.number().int(), title: z.string(), tagline: z.string(), team: z.string() });

export const listEntries = endpoint({
  method: 'GET',
  path: '/api/events/:id/entries/',
  summary:
    'What was submitted to a hackathon, by title, 24 a page; X-Total-Count tells how many. Empty until submissions close, but for organizers.',
  audience: 'anyone',
  params: inEvent,
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1) }),
  replies: { 200: z.array(Listed).max(ENTRIES_PAGE_SIZE) },
});

export const showEntry = endpoint({
  method: 'GET',
  path: '/api/events/:id/entries/:entry/',
  summary: 'An entry: submitted, once submissions have closed; before, and as a draft, for its team; for organizers.',
  audience: 'anyone',
  params: z.object({ id: EventId, entry: EventId }),
  replies: {
    200: Entry.extend({
      team: Team,
      /** Whether the caller may read its versions. */
      hasVersions: z.boolean(),
      /** Whether the caller may read what a run for judges said. */
      hasRun: z.boolean(),
    }),
  },
});
