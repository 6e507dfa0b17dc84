// What other features ask of guidance: whether the actor may is for them to ask.

/** Writes what helps with a problem, in place of what there was; called in the transaction that writes the problem. */
export { upsertGuidance } from './store.ts';

/** The same as `pointsOf` as an SQL expression, for statements over many rows; it holds nobody up. `columns` are SQL expressions: qualified columns, or parameters with their types. */
export { pointsExpression } from './store.ts';
