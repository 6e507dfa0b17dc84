import type { Programme, ProgrammeSession } from '@devorbit/contract/events/programme.ts';
import type { SessionRow, SpeakerRow } from './store.ts';

const presentSession = (row: SessionRow): ProgrammeSession => ({
  id: row.id,
  title: row.title,
  abstract: row.abstract,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  date: row.date,
  startTime: row.start_time,
  endTime: row.end_time,
  minutes: Math.round((Date.parse(row.ends_at) - Date.parse(row.starts_at)) / 60_000),
  room: row.room,
  track: row.track,
  speakers: row.speakers,
  starred: row.starred,
});

export const presentProgramme = (timeZone: string, speakers: SpeakerRow[], sessions: SessionRow[]): Programme => ({
  timeZone,
  speakers,
  sessions: sessions.map(presentSession),
});
