/** The app's pages that are not prerendered, as in web/app/routes.ts. */
const pages = [
  /^\/login$/,
  /^\/(admin|setup)$/,
  /^\/auth\/(google|github)$/,
  /^\/(forgot-password|reset-password|verify-email)$/,
  /^\/(dsa-challenges\/)?problems\/\d+$/,
  /^\/problems\/\d+\/(edit|solutions|versions)$/,
  /^\/submissions(\/[\w-]+)?$/,
  /^\/challenges$/,
  /^\/notifications$/,
  /^\/unsubscribe$/,
  /^\/profile$/,
  /^\/u\/[^/]+$/,
  /^\/ai-mentor$/,
];

/** Whether the app has a page there; for all other paths it shows its own 404, which then is one. */
export const isPage = (path: string): boolean => pages.some((page) => page.test(path));
