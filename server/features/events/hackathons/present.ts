import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { Entry, EntryFields, Hackathon, showEntry } from '@devorbit/contract/events/hackathons.ts';
import type { EntryRow } from './entry-store.ts';
import { isOpen } from './policy.ts';
import type { HackathonRow } from './store.ts';
import type { MemberRow, TeamRow } from './team-store.ts';

type FieldsRow = Omit<EntryRow, 'id' | 'team_id' | 'state' | 'revision'>;

export const presentFields = (row: FieldsRow): EntryFields => ({
  title: row.title,
  tagline: row.tagline,
  text: row.text,
  repositoryUrl: row.repository_url,
  demoUrl: row.demo_url,
  videoUrl: row.video_url,
  runSource: row.run_source,
  runLanguage: row.run_language,
  runBuild: row.run_build,
  runCommand: row.run_command,
  runInput: row.run_input,
});

export const presentEntry = (row: EntryRow): Entry => ({
  ...presentFields(row),
  id: row.id,
  state: row.state,
  revision: row.revision,
});

export const presentTeam = ({ id, name }: TeamRow, members: MemberRow[]): Reply<typeof showEntry>['team'] => ({
  id,
  name,
  members: members.map(({ username, name: full }) => ({ username, name: full })),
});

export const presentHackathon = (
  hackathon: HackathonRow | null,
  now: Date,
  own: Pick<Hackathon, 'hasPlace' | 'team' | 'entry'>,
): Hackathon => ({
  dates:
    hackathon === null
      ? null
      : {
          submissionsCloseAt: hackathon.submissions_close_at,
          judgingClosesAt: hackathon.judging_closes_at,
          leastMembers: hackathon.least_members,
          mostMembers: hackathon.most_members,
        },
  now: now.toISOString(),
  open: isOpen(hackathon, now),
  ...own,
});
