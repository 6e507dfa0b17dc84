/** `organizer`: all that who made the event may, except to delete or cancel it and to choose helpers. */
export const crewRoles = ['organizer', 'check_in'] as const;
/** Helpers of one event. */
export const MAX_CREW = 50;
