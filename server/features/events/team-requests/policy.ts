import { MAX_TEAM_REQUESTS } from '@devorbit/contract/events/team-requests-limits.ts';

export const hasRoom = (waiting: number): boolean => waiting < MAX_TEAM_REQUESTS;

/** An invite is for who was invited to accept, a request for the team. */
export const mayAccept = (kind: 'invite' | 'request', side: 'person' | 'team'): boolean =>
  side === (kind === 'invite' ? 'person' : 'team');
