export const TRY_AGAIN = 'That did not work. Please try again.';
