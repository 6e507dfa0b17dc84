// What judging reads of hackathons; who may is for it to ask.
export { type HackathonRow, selectOptionalHackathon } from './store.ts';
// What the public vote holds and reads.
export { selectOptionalEntry, selectOptionalEntryOf } from './entry-store.ts';
export { shareOptionalHackathon } from './store.ts';
// What requests of teams read and hold.
export { sharePlace } from './store.ts';
export { lockOptionalTeam, selectMembers, selectOptionalTeamOf, type TeamRow } from './team-store.ts';
// What the form of an event asks before it is no hackathon any more.
export { lockOptionalHackathon } from './store.ts';
export { countTeams } from './team-store.ts';
// What the demo world writes.
export { NO_RUN, putOptionalEntry } from './entry-store.ts';
export { insertVersion } from './versions/store.ts';
export { selectOptionalSample } from './sample-store.ts';
export { putHackathon } from './store.ts';
export { insertMember, insertOptionalTeam, updateWanted } from './team-store.ts';
