export const USERNAME_HINT = 'Letters, digits, dots, dashes and underscores';
export const usernameFree = (username: string): string => `${username} is available`;
export const usernameTaken = (username: string): string => `${username} is taken. Try another one.`;
