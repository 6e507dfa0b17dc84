export const ADMINISTRATION = 'Administration';
export const ADMINISTRATION_LEAD = 'Accounts, reports, messages, emails and the state of this installation.';

export const USERS_FAILURE = 'The users could not be loaded';
export const REPORTS_FAILURE = 'The reports could not be loaded';
export const TICKETS_FAILURE = 'The messages could not be loaded';
export const TICKET_FAILURE = 'The message could not be loaded';
export const AUDIT_FAILURE = 'The audit log could not be loaded';
export const MAIL_FAILURE = 'The emails could not be loaded';
export const HEALTH_FAILURE = 'The state of the system could not be loaded';
export const ACT_FAILURE = 'That did not work. Please try again.';

export const SETUP = 'Set up DevOrbit';
export const SETUP_LEAD = 'You are about to become the first superuser of this installation.';
export const SETUP_NO_TOKEN = 'This address is not complete. Open the one that was printed when DevOrbit started.';
export const SETUP_FAILURE = 'The account could not be made. Please try again.';
