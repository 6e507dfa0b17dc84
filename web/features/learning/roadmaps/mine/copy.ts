export const MINE = 'My Roadmaps';
export const MINE_LEAD = 'What you have started or saved, and what’s due for review.';
export const NONE_STARTED = 'You have not started a roadmap yet';
export const NONE_STARTED_TEXT = 'Open one and mark the first thing you know. You’ll then find it here.';
export const NONE_SAVED = 'Nothing saved for later.';
export const AWAY = 'The server can’t be reached. This is what this browser has saved; it will sync automatically.';
export const CERTIFICATES = 'Your certificates';
