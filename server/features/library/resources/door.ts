// What other features, and the seed, ask of resources: whether the actor may is for them to ask.

export { unhideResource } from './moderation-store.ts';
/** Whether there are documents of the demo world, and what its people did with them. */
export { insertSampleUse, selectHasSamples } from './sample-store.ts';
/** For the demo world: suggestions that were accepted, versions, collections, and where people stopped reading. */
export { insertCollection, insertItem } from './collections/store.ts';
export { upsertPosition } from './reading/store.ts';
export { updateDecided } from './suggestions/store.ts';
export { insertOldVersion, updateFile } from './versions/store.ts';
