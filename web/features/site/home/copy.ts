/** The seeds that the sample takes, as MAX_SEED of the contract says: zod stays out of the page. */
export const LARGEST_SEED = 9999;

export const runCopy = {
  idle: 'Press Run. The program runs in a sandbox on our server, and its output appears here.',
  noScript: 'Running the program needs JavaScript.',
  badSeed: `Enter a whole number from 1 to ${LARGEST_SEED}.`,
};
