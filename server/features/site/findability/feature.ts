import { readSite } from '@devorbit/content-reader/site.ts';
import { defineFeature } from '../../../feature.ts';
import { fromContent } from '../../../from-content.ts';
import { isPage } from '../../../pages.ts';
import { serveWeb } from '../../../platform/http/web.ts';
import { selectHasDemoWorld } from '../../identity/accounts/door.ts';
import { describePage } from './commands/describe-page.ts';
import { serveFindability } from './routes.ts';
import { listedPages } from './sitemap.ts';

export const findability = defineFeature({
  name: 'site/findability',
  async serve({ app }, platform) {
    const { env, site: origin } = platform;
    if (env.WEB_DIR === undefined) return;
    const describe = (path: string) => describePage(platform, path, isPage);
    const demo = await selectHasDemoWorld(platform.database);
    const frames = platform.features.flatMap((feature) => feature.frames?.(platform) ?? []);
    const built = await serveWeb(app, env.WEB_DIR, { origin, demo, frames, describe });
    const { email } = fromContent(readSite, 'site');
    serveFindability(app, { ...platform, origin, pages: listedPages(built.keys()), email });
  },
});
