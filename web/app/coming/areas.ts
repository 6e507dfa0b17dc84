import type { Area } from './area.ts';

/**
 * Every part of the site that is still being built; what its page says until then stands in `content/site/coming.yaml`.
 * Whoever builds one takes both out and gives its path a page of its own in routes.ts.
 */
export const areas: readonly Area[] = [
  { path: '/resources', title: 'Resource Hub', scene: 'shelf' },
  { path: '/resources/tutorials', title: 'Tutorials', scene: 'lesson' },
  { path: '/resources/articles', title: 'Articles', scene: 'shelf' },
  { path: '/resources/courses', title: 'Courses', scene: 'lesson' },
  { path: '/resources/books', title: 'Books', scene: 'shelf' },
  { path: '/DevCourses', title: 'DevCourses', scene: 'lesson' },
  { path: '/learn/:frameworkId/:moduleId', title: 'This lesson is being written', scene: 'lesson' },
  { path: '/verify/:certificateId', title: 'Certificates can be verified here soon', scene: 'seal' },
  { path: '/roadmaps', title: 'Roadmaps', scene: 'constellation' },
  { path: '/roadmaps/role/:id', title: 'This roadmap is being drawn', scene: 'constellation' },
  { path: '/roadmaps/skill/:id', title: 'This roadmap is being drawn', scene: 'constellation' },
  { path: '/roadmaps/project/:id', title: 'This project is being prepared', scene: 'constellation' },
  { path: '/roadmaps/guide/:id', title: 'This guide is being written', scene: 'constellation' },
  { path: '/roadmaps/video/:id', title: 'This video is being made', scene: 'constellation' },
  { path: '/role', title: 'Role-based roadmaps', scene: 'constellation' },
  { path: '/skill', title: 'Skill-based roadmaps', scene: 'constellation' },
  { path: '/project', title: 'Projects', scene: 'docking' },
  { path: '/guide', title: 'Guides', scene: 'shelf' },
  { path: '/video', title: 'Videos', scene: 'lesson' },
  { path: '/my-roadmaps', title: 'My Roadmaps', scene: 'constellation' },
  { path: '/ai-learning-roadmap', title: 'AI learning roadmap', scene: 'compass' },
  { path: '/collaboration', title: 'Collaboration', scene: 'docking' },
  { path: '/events-hackathons', title: 'Hackathons and events', scene: 'launchpad' },
  { path: '/community', title: 'Community', scene: 'voices' },
  { path: '/community/discussions', title: 'Discussions', scene: 'voices' },
  { path: '/community/mentors', title: 'Mentors', scene: 'helmet' },
  { path: '/community/events', title: 'Community events', scene: 'launchpad' },
  { path: '/community/blogs', title: 'Blogs', scene: 'craft' },
  { path: '/ai-mentor', title: 'AI mentor', scene: 'helmet' },
  { path: '/online-ide', title: 'Online IDE', scene: 'console' },
];

/** Those whose page can be written while the app is built. */
export const comingPaths: string[] = areas.map(({ path }) => path).filter((path) => !path.includes(':'));

const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i').test(path);

/** The area at an address of the page for areas that are being built. */
export const areaAt = (pathname: string): Area => {
  const area = areas.find(({ path }) => fits(path, pathname));
  if (!area) throw new Error(`No area is being built at ${pathname}`);
  return area;
};
