import { pageAt } from '@devorbit/contract/page-at.ts';
import { pages } from '@devorbit/contract/pages.ts';

/** Whether the app has a page there that is not prerendered; for all other paths it shows its own 404, which then is one. */
export const isPage = (path: string): boolean => {
  const place = pageAt(path);
  return place !== null && pages[place.id].prerendered === undefined;
};
