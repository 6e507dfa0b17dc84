import { forgetDraft, keepDraft, type Owner, readDraft } from '../../../platform/drafts.ts';
import { type Talk, talkFrom } from './model.ts';

const placeOf = (owner: Owner) => ({ owner, name: 'talk', tab: true });

/** The talk of this tab: over a reload, until it is cleared, or its person signs out. */
export const readTalk = (owner: Owner): Talk => talkFrom(readDraft(placeOf(owner))?.data);

export const keepTalk = (owner: Owner, talk: Talk): void => {
  if (talk.length === 0) forgetDraft(placeOf(owner));
  else keepDraft(placeOf(owner), talk);
};
