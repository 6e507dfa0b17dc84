import { type PageId, pageIds, pages, type SceneName } from './pages.ts';

/** A page that is still being built. */
export type ComingPage = { path: string; heading: string; scene: SceneName };

/** The pages that are still being built. */
export const comingPages: { readonly [Id in PageId]?: ComingPage } = Object.fromEntries(
  pageIds.flatMap((id) => {
    const { path, title, coming } = pages[id];
    return coming ? [[id, { path, heading: coming.heading ?? title, scene: coming.scene }]] : [];
  }),
);
