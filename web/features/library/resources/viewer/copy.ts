export const DETAILS = 'All details';
