// What the catalogue is made of, without zod: the web app has it too.

/** The types of the catalogue, in the order of its tabs; each is the first word of its list's address. */
export const roadmapTypes = ['role', 'skill', 'project', 'guide', 'video'] as const;
export type RoadmapType = (typeof roadmapTypes)[number];

/** How many of each there are, and the lengths of the videos: the specification's figures. */
export const CATALOGUE_COUNTS: Readonly<Record<RoadmapType, number>> = {
  role: 22,
  skill: 38,
  project: 5,
  guide: 5,
  video: 4,
};
export const GUIDE_COUNTS = { textual: 3, questions: 2 } as const;
export const VIDEO_LENGTHS: readonly string[] = ['1h 30m', '2h 10m', '45m', '1h 5m'];

/** The labels of the tabs. */
export const tabLabels: Readonly<Record<RoadmapType, string>> = {
  role: 'Role-based',
  skill: 'Skill-based',
  project: 'Projects',
  guide: 'Guides',
  video: 'Videos',
};

/** `1h 30m`, `45m` in minutes; null for anything else. */
export function minutesOf(length: string): number | null {
  const found = /^(?:(\d{1,2})h)?(?:(?: (?=\d)|^)(\d{1,2})m)?$/.exec(length);
  if (!found || length === '') return null;
  return Number(found[1] ?? 0) * 60 + Number(found[2] ?? 0);
}
