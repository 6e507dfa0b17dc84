/**
 * `organizer`: all that who made the event may, except to delete or cancel it and to choose helpers; `judge`: scores the
 * entries of a hackathon that are assigned to them, and sees nothing else of it; `reviewer`: gives points to what is
 * proposed for the programme, without seeing by whom.
 */
export const crewRoles = ['organizer', 'check_in', 'judge', 'reviewer'] as const;
/** Helpers of one event. */
export const MAX_CREW = 50;
