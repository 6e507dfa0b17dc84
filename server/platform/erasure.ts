import type { Queryable } from './database.ts';

/**
 * Columns that name a user, as `table.column`, of the feature's own tables. `erased`: the row goes with the account;
 * `kept`: it stays, under the name of a deleted user.
 */
export type UserColumns = Readonly<Record<`${string}.${string}`, 'erased' | 'kept'>>;

/** An account that is about to be nobody's, with the address that it had, and its name from now on. */
export type LeavingUser = { id: number; email: string; email_verified: boolean; renamed: string };

/** What a feature erases beside the rows of its columns, in the transaction in which the account becomes nobody's. */
export type EraseUser = (tx: Queryable, user: LeavingUser) => Promise<void>;

/** All that goes with an account. */
export type Erasure = { columns: { table: string; column: string }[]; hooks: EraseUser[] };

/** What all features declare, in their order. */
export function erasureOf(features: readonly { userColumns?: UserColumns; eraseUser?: EraseUser }[]): Erasure {
  const named = features.flatMap(({ userColumns = {} }) => Object.entries(userColumns));
  return {
    columns: named
      .filter(([, fate]) => fate === 'erased')
      .map(([name]) => {
        const [table = '', column = ''] = name.split('.');
        return { table, column };
      }),
    hooks: features.flatMap(({ eraseUser }) => eraseUser ?? []),
  };
}
