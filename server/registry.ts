import type { Feature, SearchSource } from './feature.ts';
import * as listed from './features.ts';
import type { BlobReference } from './platform/blobs/sweep.ts';
import { queueChannel, type QueueSettings } from './platform/queue.ts';
import type { RateLimit } from './platform/rate-limits.ts';
import type { Settings } from './platform/settings.ts';

export const features: readonly Feature[] = Object.values(listed);

export const queues: readonly QueueSettings[] = features.flatMap((feature) => feature.queues ?? []);
export const rateLimits: readonly RateLimit[] = features.flatMap((feature) => feature.limits ?? []);
export const settings: readonly Settings[] = features.flatMap((feature) => feature.settings ?? []);
/** Every column that refers to a blob: what stands in none of them is swept. */
export const blobReferences: readonly BlobReference[] = features.flatMap(({ blobs = [] }) => blobs);
export const searchSources: readonly SearchSource[] = features.flatMap((feature) => feature.search ?? []);
export const channels: readonly string[] = [
  ...features.flatMap((feature) => feature.channels ?? []),
  ...queues.flatMap(({ name, wake }) => (wake ? [queueChannel(name)] : [])),
];
