import type { AboutSectionId } from '@devorbit/contract/site/about.ts';

export const ABOUT = 'About DevOrbit';
export const ABOUT_LEAD = 'What DevOrbit is for, how it works, who to ask, and what happens to your data.';
export const ON_THIS_PAGE = 'On this page';
export const IN_THE_HELP = 'Help topics';
export const PRINT = 'Print';

/** How a part is called where parts are listed; its heading may say more. */
export const PART_NAMES: Record<AboutSectionId, string> = {
  mission: 'Mission',
  help: 'Help',
  contact: 'Contact',
  faq: 'FAQ',
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
  licences: 'Licences',
};
