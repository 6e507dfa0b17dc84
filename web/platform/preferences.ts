/** What the account prefers, as the server last said: known before it is asked again. */
export type KeptPreferences = {
  user_id: number;
  theme: 'light' | 'dark' | 'auto';
  time_zone: string | null;
  code_language: string | null;
};

const KEY = 'devorbit.preferences';

const attempt = <T>(act: (store: Storage) => T, otherwise: T): T => {
  try {
    return act(globalThis.localStorage);
  } catch {
    return otherwise; // blocked or full: the preferences are then those of the page
  }
};

const isKept = (value: unknown): value is KeptPreferences => {
  if (typeof value !== 'object' || value === null) return false;
  const { user_id, theme, time_zone, code_language } = value as Partial<KeptPreferences>;
  return (
    typeof user_id === 'number' &&
    typeof theme === 'string' &&
    (time_zone === null || typeof time_zone === 'string') &&
    (code_language === null || typeof code_language === 'string')
  );
};

export const readPreferences = (): KeptPreferences | null =>
  attempt((store) => {
    const value: unknown = JSON.parse(store.getItem(KEY) ?? 'null');
    return isKept(value) ? value : null;
  }, null);

export const keepPreferences = ({ user_id, theme, time_zone, code_language }: KeptPreferences): void =>
  attempt((store) => store.setItem(KEY, JSON.stringify({ user_id, theme, time_zone, code_language })), undefined);

export const forgetPreferences = (): void => attempt((store) => store.removeItem(KEY), undefined);
