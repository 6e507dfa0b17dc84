import type { ProfileDraft } from './model.ts';

const key = (userId: number): string => `devorbit.profile-draft.${userId}`;

/** Keeps what was typed for this tab: the session has ended, and the form goes with it. */
export const keepProfileDraft = (userId: number, draft: ProfileDraft): void => {
  try {
    sessionStorage.setItem(key(userId), JSON.stringify(draft));
  } catch {
    return; // blocked by the browser
  }
};

/** What `keepProfileDraft` kept, over `otherwise` in shape; null where nothing was kept. */
export const readProfileDraft = (userId: number, otherwise: ProfileDraft): ProfileDraft | null => {
  try {
    const raw = sessionStorage.getItem(key(userId));
    return raw === null ? null : { ...otherwise, ...(JSON.parse(raw) as Partial<ProfileDraft>) };
  } catch {
    return null;
  }
};

export const forgetProfileDraft = (userId: number): void => {
  try {
    sessionStorage.removeItem(key(userId));
  } catch {
    return; // blocked by the browser
  }
};
