// What judging reads of hackathons; who may is for it to ask.
export { type HackathonRow, selectOptionalHackathon } from './store.ts';
