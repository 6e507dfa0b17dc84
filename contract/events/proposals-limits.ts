/** What organizers decide about a proposal; `wait` is the wait list. */
export const proposalDecisions = ['accept', 'decline', 'wait'] as const;
export const proposalLevels = ['beginner', 'intermediate', 'advanced'] as const;
export const reviewPoints = [1, 2, 3, 4, 5] as const;

/** Of one event: people read each of them. */
export const MAX_PROPOSALS = 300;
/** Of one person, for one event. */
export const MAX_OWN_PROPOSALS = 5;
/** Kinds of session that a call asks for. */
export const MAX_CALL_KINDS = 8;
/** With who proposes, a session has eight speakers. */
export const MAX_CO_SPEAKERS = 7;
/** A call closes within so many days from now. */
export const MAX_CALL_DAYS = 400;
/** Title and abstract are those of a session of the programme. */
export const MAX_PROPOSAL_CHARS = {
  title: 120,
  abstract: 4_000,
  note: 1_000,
  coSpeakers: 600,
  kind: 40,
  guidance: 2_000,
  line: 500,
  review: 1_000,
} as const;
