import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  teams: `select m.event_id, e.title, t.name as team, m.leads, m.joined_at from team_members m join teams t on t.id = m.team_id join events e on e.id = m.event_id where m.user_id = $1 order by m.joined_at, m.event_id`,
  'entry-versions': `select e.event_id, v.entry_id, v.revision, v.saved_at, v.state, v.title, v.tagline, v.text, v.repository_url, v.demo_url, v.video_url, v.run_source, v.run_language, v.run_build, v.run_command, v.run_input from entry_versions v join entries e on e.id = v.entry_id where v.saved_by = $1 order by v.entry_id, v.revision`,
};
