// What judging reads of hackathons; who may is for it to ask.
export { type HackathonRow, selectOptionalHackathon } from './store.ts';
// What the demo world writes.
export { putEntry } from './entry-store.ts';
export { selectOptionalSample } from './sample-store.ts';
export { putHackathon } from './store.ts';
export { insertMember, insertOptionalTeam } from './team-store.ts';
