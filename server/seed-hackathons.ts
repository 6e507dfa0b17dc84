import type { DemoHackathon } from '@devorbit/content-reader/demo.ts';
import { drawTeamCode } from './features/events/hackathons/commands/draw-team-code.ts';
import { hashTeamCode } from './features/events/hackathons/commands/hash-team-code.ts';
import {
  insertMember,
  insertOptionalTeam,
  insertVersion,
  NO_RUN,
  putHackathon,
  putOptionalEntry,
  selectOptionalSample,
  updateWanted,
} from './features/events/hackathons/door.ts';
import { selectSamplePeople } from './features/identity/accounts/door.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';

const DAY_MS = 24 * 3_600_000;

/** Hackathons of the demo world have their dates, which move with the event, and once their teams and entries. */
export async function seedHackathons(
  { database, clock }: { database: Database; clock: Clock },
  hackathons: DemoHackathon[],
): Promise<void> {
  await database.transaction(async (tx) => {
    const at = clock.now();
    const people = await selectSamplePeople(tx);
    for (const { event: title, submissions, judging, most_members: most, teams } of hackathons) {
      const event = await selectOptionalSample(tx, title);
      if (event === null) continue;
      const after = (days: number) => new Date(Date.parse(event.ends_at) + days * DAY_MS);
      await putHackathon(tx, event.id, {
        submissions_close_at: after(submissions),
        judging_closes_at: after(judging),
        least_members: 1,
        most_members: most,
      });
      if (event.has_teams) continue;
      for (const { name, wanted, members, title: entry, tagline, text } of teams) {
        const code = hashTeamCode(drawTeamCode());
        const team = await insertOptionalTeam(tx, { event_id: event.id, name, code_hash: code, most, at });
        if (team === null) continue;
        for (const member of members) {
          const user = people.get(member);
          if (user !== undefined) await insertMember(tx, { id: team.id, event_id: event.id }, user, at);
        }
        if (wanted !== '') await updateWanted(tx, team.id, wanted);
        if (entry === '') continue;
        const saved = await putOptionalEntry(
          tx,
          { team: team.id, event: event.id, revision: 0, at },
          {
            state: 'submitted',
            title: entry,
            tagline,
            text,
            repository_url: '',
            demo_url: '',
            video_url: '',
            ...NO_RUN,
          },
        );
        if (saved !== null) await insertVersion(tx, saved.id, null);
      }
    }
  });
}
