// What other features, and the seed, ask of resources: whether the actor may is for them to ask.

/** Whether there are documents of the demo world, and what its people did with them. */
export { insertSampleUse, selectHasSamples } from './sample-store.ts';
