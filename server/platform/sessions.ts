/** Who calls. */
export type Actor = { id: number; username: string; is_staff: boolean; is_superuser: boolean };

/** Tells whose session a code opens; null for a code that is unknown, ended or expired. */
export type SessionReader = (code: string) => Promise<Actor | null>;
