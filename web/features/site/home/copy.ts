/** The seeds that the sample takes, as MAX_SEED of the contract says: zod stays out of the page. */
export const LARGEST_SEED = 9999;

export const runCopy = {
  idle: 'Press Run. The three files go to a sandbox of this server, and what they print appears here.',
  noScript: 'Running the program needs JavaScript.',
  badSeed: `A seed is a whole number from 1 to ${LARGEST_SEED}.`,
};
