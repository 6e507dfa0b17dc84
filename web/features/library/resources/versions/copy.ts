export const REPLACE = 'Replace file';
export const VERSIONS = 'Versions';
export const VERSIONS_FAILED = 'The versions could not be loaded. Please try again.';
