import { join } from 'node:path';
import { Site } from '@devorbit/contract/site/site.ts';
import { readContent } from './read-content.ts';

/** Who runs the site; `root` is `content/site`. */
export const readSite = (root: string): Site => readContent(Site, join(root, 'site.yaml'));
