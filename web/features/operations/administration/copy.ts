export const ADMINISTRATION = 'Administration';
export const ADMINISTRATION_LEAD = 'Accounts, reports, messages, letters and the state of this installation.';

export const USERS_FAILURE = 'The users could not be loaded';
export const REPORTS_FAILURE = 'The reports could not be loaded';
export const SUPPORT_FAILURE = 'The messages could not be loaded';
export const SUPPORT_REQUEST_FAILURE = 'The message could not be loaded';
export const AUDIT_FAILURE = 'The audit log could not be loaded';
export const MAIL_FAILURE = 'The letters could not be loaded';
export const HEALTH_FAILURE = 'The state of the system could not be loaded';
export const ACT_FAILURE = 'That did not work. Please try again.';

export const SETUP = 'Set up DevOrbit';
export const SETUP_LEAD = 'You are about to become the first superuser of this installation.';
export const SETUP_NO_TOKEN = 'This address is not complete. Open the one that was printed when DevOrbit started.';
export const SETUP_FAILURE = 'The account could not be made. Please try again.';
