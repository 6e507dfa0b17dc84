import type { Lane } from '../../../../sandbox/sandbox.ts';
import { prepareBundled } from '../bundled.ts';

/** What reads source maps, with what it needs. */
const LIBRARIES = ['trace-mapping', 'sourcemap-codec', 'resolve-uri'];

export const prepareNodeAdapter = (lane: Lane) => prepareBundled(lane, 'node-adapter', LIBRARIES);
