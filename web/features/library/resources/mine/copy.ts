export const LIBRARY_LEAD = 'What you’re reading, what you’ve saved, and what you’ve suggested.';
