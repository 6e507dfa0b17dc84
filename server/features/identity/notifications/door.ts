// What other features, and the seed, do to notifications: whether the actor may is for them to ask.
export { insertSampleNews, moveSampleNews, type SampleNews } from './sample-store.ts';
export { countUnread, selectUnreadFirst } from './store.ts';
