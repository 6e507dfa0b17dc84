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

/** A link to something that exists. */
export type Today = { to: string; label: string; text: string };

/** A part of the site that is still being built, and what its page says until then. */
export type Area = {
  /** As in contract/pages.ts. */
  path: string;
  title: string;
  /** One or two sentences, at most 160 characters: what it will be. */
  lead: string;
  scene: SceneName;
  /** What people will be able to do there. */
  plans: readonly string[];
  today: readonly Today[];
};
