export const KEEP = 'Add to collection';
export const COLLECTIONS = 'Your collections';
export const NO_COLLECTIONS = 'No collections yet';
export const COLLECTIONS_FAILED = 'Your collections could not be loaded. Please try again.';
export const COLLECTION_FAILED = 'This collection could not be loaded';
export const COLLECTION_NOT_FOUND = 'Collection not found';
