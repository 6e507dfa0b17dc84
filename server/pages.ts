/** The app's pages that are not prerendered, as in web/app/routes.ts. */
const pages = [
  /^\/login$/,
  /^\/(dsa-challenges\/)?problems\/\d+$/,
  /^\/problems\/\d+\/solutions$/,
  /^\/problems\/\d+\/versions$/,
  /^\/submissions(\/[\w-]+)?$/,
  /^\/challenges$/,
];

/** Whether the app has a page there; for all other paths it shows its own 404, which then is one. */
export const isPage = (path: string): boolean => pages.some((page) => page.test(path));
