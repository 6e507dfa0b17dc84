// What other features ask of notifications: whether the actor may is for them to ask.
export { countUnread, selectUnreadFirst } from './store.ts';
