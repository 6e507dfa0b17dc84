// What others do to notifications, in transactions of theirs: whether the actor may is for them to ask.
export { insertSampleNews, moveSampleNews, type SampleNews } from './sample-store.ts';
