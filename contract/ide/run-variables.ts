// Without zod.

/** The name of a variable of the environment. */
export const VARIABLE = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;
