import type { TokenScope } from '@devorbit/contract/access.ts';

/** Who calls. */
export type Actor = { id: number; username: string; is_staff: boolean; is_superuser: boolean };

declare const staff: unique symbol;
declare const superuser: unique symbol;

/** Somebody of whom admission has found out that they are staff or superuser: nothing else makes one. */
export type Staff = Actor & { readonly [staff]: true };
/** The same of a superuser. */
export type Superuser = Staff & { readonly [superuser]: true };

/** What the caller showed. A token without the scope `staff` has no role, whatever its owner's is. */
export type Credential =
  | { kind: 'session'; id: string; authenticatedAt: Date }
  | { kind: 'token'; id: string; scopes: TokenScope[] };

export type Caller = Actor & { credential: Credential };

/**
 * Tells whose session or personal access token a code is; null for one that is unknown, ended or expired, or whose owner
 * is suspended. `ip` is the caller's address, of which only a prefix is kept.
 */
export type SessionReader = (code: string, ip: string) => Promise<Caller | null>;
