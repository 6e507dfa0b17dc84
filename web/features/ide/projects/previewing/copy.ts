/** Of the page that is shown, where its project is kept in this browser alone. */
export const HERE = 'Built in this browser. With an account, a preview gets its own address and opens in its own tab.';
export const NO_PREVIEW = 'The preview couldn’t be opened. Please try again.';
export const ADDRESS_HINT =
  'Anyone with its address can see this project’s files, for 12 hours or until you turn it off.';
export const NOTHING_SAID = 'The page’s console output appears here.';
