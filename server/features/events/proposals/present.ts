import type {
  CallForPapers,
  ListedProposal,
  ProposalDetail,
  ReviewDetail,
} from '@devorbit/contract/events/proposals.ts';
import type { ReviewRow } from './review-store.ts';
import type { CallRow, Decision, ListedRow, OwnRow, ProposalRow, ProposalText } from './store.ts';

const presentText = ({ id, title, abstract, kind, minutes, level, note }: ProposalText) => ({
  id,
  title,
  abstract,
  kind,
  minutes,
  level,
  note,
});

export const presentCall = (call: CallRow | null, open: boolean, own: OwnRow[]): CallForPapers => ({
  call: call === null ? null : { closesAt: call.closes_at, kinds: call.kinds, guidance: call.guidance },
  open,
  proposals: own.map((row) => ({
    ...presentText(row),
    coSpeakers: row.co_speakers,
    decision: row.told,
    line: row.line,
  })),
});

export const presentListed = ({ in_programme, ...row }: ListedRow): ListedProposal => ({
  ...row,
  inProgramme: in_programme,
});

/** For organizers. */
export const presentProposal = (row: ProposalRow, reviews: ReviewRow[]): ProposalDetail => ({
  ...presentText(row),
  reviews: reviews.map(({ reviewer, points, note }) => ({ reviewer, points, note })),
  decision: row.decision,
  line: row.line,
  told: row.told,
  inProgramme: row.session_id !== null,
  author:
    row.decision === null || row.username === null || row.name === null
      ? null
      : { username: row.username, name: row.name, coSpeakers: row.co_speakers },
});

/** For a reviewer: nothing of who proposed it, and nothing of others’ reviews before their own. */
export function presentReview(row: ProposalRow, reviews: ReviewRow[], reviewer: number): ReviewDetail {
  const said = ({ points, note }: ReviewRow) => ({ points, note });
  const own = reviews.find(({ reviewer_id }) => reviewer_id === reviewer);
  return {
    ...presentText(row),
    own: own === undefined ? null : said(own),
    changed: own !== undefined && Date.parse(row.updated_at) > Date.parse(own.at),
    others: own === undefined ? [] : reviews.filter((one) => one !== own).map(said),
  };
}

/** The same in the app and by email. */
export const decisionText = (decision: Decision, { title, event }: { title: string; event: string }): string =>
  ({
    accept: `Your proposal “${title}” is accepted for ${event}.`,
    decline: `Your proposal “${title}” was not chosen for ${event} this time. Thank you for proposing it.`,
    wait: `Your proposal “${title}” is on the wait list of ${event}. You’ll hear from us if a slot opens up.`,
  })[decision];
