import { pathOf } from '../path-of.ts';
import type { RoadmapType } from './roadmap-types.ts';

const pageOf = {
  role: 'role-roadmap',
  skill: 'skill-roadmap',
  project: 'project-brief',
  guide: 'roadmap-guide',
  video: 'roadmap-video',
} as const;
const listOf = { role: 'roles', skill: 'skills', project: 'projects', guide: 'guides', video: 'videos' } as const;

/** The page of an item: `/roadmaps/role/frontend`. */
export const roadmapPath = (type: RoadmapType, id: string): string => pathOf(pageOf[type], { id });

/** The whole list of a tab: `/role`. */
export const listPath = (type: RoadmapType): string => pathOf(listOf[type]);
