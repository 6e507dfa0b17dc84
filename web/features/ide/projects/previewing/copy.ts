/** Of the page that is shown, where its project is kept in this browser alone. */
export const HERE =
  'Put together in this browser. With an account, a preview has an address and opens in a tab of its own.';
export const NO_PREVIEW = 'The preview couldn’t be opened. Please try again.';
export const ADDRESS_HINT =
  'Anyone with its address can see this project’s files, for 12 hours or until you turn it off.';
export const NOTHING_SAID = 'What the page writes to its console shows here.';
