import type { Lane } from '../../../../sandbox/sandbox.ts';
import { prepareBundled } from '../bundled.ts';

export const prepareDelveAdapter = (lane: Lane) => prepareBundled(lane, 'delve-adapter', []);
