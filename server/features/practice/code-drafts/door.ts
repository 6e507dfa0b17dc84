/** The problem whose code a user changed last among those that are not solved. Not for users: it asks no policy. */
export { selectOptionalUnfinished } from './store.ts';
