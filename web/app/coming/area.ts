export type SceneName =
  | 'compass'
  | 'console'
  | 'constellation'
  | 'craft'
  | 'docking'
  | 'helmet'
  | 'launchpad'
  | 'lesson'
  | 'seal'
  | 'shelf'
  | 'voices';

/** A part of the site that is still being built. */
export type Area = {
  /** As in routes.ts; one with a parameter is listed in server/pages.ts too. */
  path: string;
  title: string;
  scene: SceneName;
};
