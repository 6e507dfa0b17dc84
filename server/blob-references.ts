/**
 * Every column that refers to a blob: what stands in none of them is swept after a day. A test fails for a foreign key to
 * `blobs` that is not here.
 */
export const blobReferences = [['pictures', 'digest']] as const;
