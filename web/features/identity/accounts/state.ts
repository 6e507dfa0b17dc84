/** Who has just signed up here: as long as the page lives, and no longer, for others may use the browser. */
let newUsername = '';

export const keepNewUsername = (username: string): void => {
  newUsername = username;
};

/** What the sign-in form begins with: the name of who has just signed up, else nothing. */
export const readNewUsername = (): string => newUsername;
