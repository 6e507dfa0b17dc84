/** What a kind of things is to people. */
type Kind = {
  /** Found by the search: what one of them, and many, are called. */
  search?: readonly [one: string, many: string];
  /** Told of in notifications: the name and lead of its line in the settings. `timely`: of no use in a digest of the next morning. */
  notification?: { name: string; lead: string; timely?: true };
  /** May be reported to the moderators. */
  report?: true;
};

/**
 * The kinds of things that people find, hear of and report, a line each; the order is that of filters, groups and settings.
 * Without zod: the web app has it too.
 */
const kinds = {
  page: { search: ['Page', 'Pages'] },
  help: { search: ['Help', 'Help'] },
  problem: { search: ['Problem', 'Problems'], report: true },
  collection: { search: ['Study plan', 'Study plans'] },
  solution: { report: true },
  note: { report: true },
  concept: { search: ['Concept', 'Concepts'] },
  roadmap: { search: ['Roadmap', 'Roadmaps'] },
  lesson: { search: ['Lesson', 'Lessons'] },
  person: { search: ['Person', 'People'] },
  profile: { report: true },
  document: { search: ['Document', 'Documents'], report: true },
  resource_collection: { report: true },
  event: {
    search: ['Event', 'Events'],
    report: true,
  },
  university: { search: ['University', 'Universities'] },
  // Always mailed: who owns an account has to hear what happens to it.
  security: {
    notification: { name: 'Security', lead: 'New devices, passwords, two-factor authentication, access tokens' },
  },
  submissions: {
    notification: { name: 'Submissions', lead: 'A verdict changed after a problem’s tests were updated' },
  },
  problems: { notification: { name: 'Your problems', lead: 'A draft was verified or has issues' } },
  certificates: { notification: { name: 'Certificates', lead: 'You earned a certificate, or one was revoked' } },
  badges: { notification: { name: 'Badges', lead: 'You earned a badge' } },
  streak: { notification: { name: 'Streak', lead: 'Your streak ends tonight; sent at 19:00 your time', timely: true } },
  reviews: {
    notification: {
      name: 'Reviews',
      lead: 'Cards are due for review; sent at most once a day, from 8:00 your time',
      timely: true,
    },
  },
  events: { notification: { name: 'Events', lead: 'Your places and waitlists, and updates on your events' } },
  reminders: {
    notification: {
      name: 'Event reminders',
      lead: '24 hours and 1 hour before events you have a place for',
      timely: true,
    },
  },
  projects: { notification: { name: 'Online IDE', lead: 'Someone shared a project with you' } },
  resources: { notification: { name: 'Resource Hub', lead: 'Decisions on documents you suggest' } },
  community: { notification: { name: 'Community', lead: 'Activity on your problems, reports and support messages' } },
  announcements: { notification: { name: 'Announcements', lead: 'News about DevOrbit' } },
} as const satisfies Record<string, Kind>;

type Kinds = typeof kinds;
type Having<Use extends keyof Kind> = {
  [Name in keyof Kinds]: Kinds[Name] extends Record<Use, unknown> ? Name : never;
}[keyof Kinds];

const having = <Use extends keyof Kind>(use: Use) =>
  (Object.keys(kinds) as (keyof Kinds)[]).filter((name): name is Having<Use> => use in kinds[name]);

export type SearchKind = Having<'search'>;
export const searchKinds: readonly SearchKind[] = having('search');
/** What one of a kind, and many, are called. */
export const searchNames = (kind: SearchKind): readonly [one: string, many: string] => kinds[kind].search;

export type NotificationKind = Having<'notification'>;
export const notificationKinds: readonly NotificationKind[] = having('notification');
/** The name and lead of a kind's line in the settings. */
export const notificationNames = (kind: NotificationKind): { name: string; lead: string } => kinds[kind].notification;
/** Whether it is of no use in a digest of the next morning. */
export const isTimely = (kind: NotificationKind): boolean => 'timely' in kinds[kind].notification;

export type ReportSubject = Having<'report'>;
export const reportSubjects: readonly ReportSubject[] = having('report');
