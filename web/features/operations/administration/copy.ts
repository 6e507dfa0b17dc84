export const ADMINISTRATION = 'Administration';
export const ADMINISTRATION_LEAD = 'Users, reports, documents, support messages, emails and system health.';

export const USERS_FAILURE = 'The users could not be loaded';
export const REPORTS_FAILURE = 'The reports could not be loaded';
export const DOCUMENTS_FAILURE = 'The state of the Resource Hub could not be loaded';
export const SUPPORT_FAILURE = 'The messages could not be loaded';
export const SUPPORT_REQUEST_FAILURE = 'The message could not be loaded';
export const AUDIT_FAILURE = 'The audit log could not be loaded';
export const MAIL_FAILURE = 'The emails could not be loaded';
export const HEALTH_FAILURE = 'System health could not be loaded';
export const ACT_FAILURE = 'That did not work. Please try again.';

export const SETUP = 'Set up DevOrbit';
export const SETUP_LEAD = 'Create the first superuser account for this installation.';
export const SETUP_NO_TOKEN = 'This link is incomplete. Open the setup link that DevOrbit printed when it started.';
export const SETUP_FAILURE = 'Your account could not be created. Please try again.';
