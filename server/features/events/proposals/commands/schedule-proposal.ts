import type { Received } from '@devorbit/contract/endpoint.ts';
import { MAX_PROGRAMME_CHARS } from '@devorbit/contract/events/programme-limits.ts';
import type { ProposalDetail, scheduleProposal as endpoint } from '@devorbit/contract/events/proposals.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { addSpeaker } from '../../programme/commands/add-speaker.ts';
import { holdProgramme } from '../../programme/commands/hold-programme.ts';
import { placeSession } from '../../programme/commands/place-session.ts';
import { selectSpeakers } from '../../programme/door.ts';
import { alreadyScheduled, notAccepted, proposalNotFound } from '../errors.ts';
import { lockOptionalProposal, type ProposalRow, selectOptionalSpeaker, updateScheduled } from '../store.ts';
import { showProposal } from './show-proposal.ts';

const named = (name: string) => ({
  name: name.slice(0, MAX_PROGRAMME_CHARS.name),
  title: '',
  company: '',
  bio: '',
});

/** Who proposed it, then those who speak with them; whoever is in the programme already is not added again. */
async function speakersOf(
  tx: Queryable,
  event: number,
  { author_id, name, co_speakers }: ProposalRow,
): Promise<{ first: number | null; all: number[] }> {
  const first =
    author_id === null || name === null
      ? null
      : ((await selectOptionalSpeaker(tx, event, author_id)) ?? (await addSpeaker(tx, event, named(name))));
  const known = new Map((await selectSpeakers(tx, event)).map((one) => [one.name.toLowerCase(), one.id]));
  const all = first === null ? [] : [first];
  for (const other of co_speakers.split('\n').filter((line) => line !== '')) {
    const id = known.get(other.toLowerCase()) ?? (await addSpeaker(tx, event, named(other)));
    known.set(other.toLowerCase(), id);
    all.push(id);
  }
  return { first, all: [...new Set(all)] };
}

/**
 * Makes a proposal a session of the programme, with its speakers. Throws 409 for one that is not accepted, whose author does
 * not know it yet, or that is there already; else as a session that an organizer writes.
 */
export function scheduleProposal(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, proposal }: { id: number; proposal: number },
  form: Received<typeof endpoint>['body'],
): Promise<ProposalDetail> {
  return database.transaction(async (tx) => {
    const event = await holdProgramme(tx, actor, id);
    const row = await lockOptionalProposal(tx, id, proposal);
    if (row === null) throw proposalNotFound();
    if (row.told !== 'accept') throw notAccepted();
    if (row.session_id !== null) throw alreadyScheduled();
    const { first, all } = await speakersOf(tx, id, row);
    const { title, abstract, minutes } = row;
    const session = await placeSession(tx, event, {
      session: null,
      form: { ...form, title, abstract, minutes, speakers: all },
      at: clock.now(),
    });
    await updateScheduled(tx, proposal, { session, speaker: first });
    return showProposal({ database: tx }, actor, { id, proposal });
  });
}
