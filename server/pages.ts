/** The app's pages that are not prerendered, as in web/app/routes.ts. */
const pages = [
  /^\/(admin|setup)$/,
  /^\/auth\/(google|github)$/,
  /^\/(reset-password|verify-email)$/,
  /^\/(dsa-challenges\/)?problems\/\d+$/,
  /^\/problems\/\d+\/(edit|solutions|versions)$/,
  /^\/submissions(\/[\w-]+)?$/,
  /^\/notifications$/,
  /^\/unsubscribe$/,
  /^\/profile$/,
  /^\/u\/[^/]+$/,
  /^\/roadmaps\/(role|skill|project|guide|video)\/[a-z0-9-]+$/,
  /^\/learn\/[\w-]+\/[\w-]+$/,
  /^\/verify\/[\w-]+$/,
  /^\/styleguide$/,
];

/** Whether the app has a page there; for all other paths it shows its own 404, which then is one. */
export const isPage = (path: string): boolean => pages.some((page) => page.test(path));
