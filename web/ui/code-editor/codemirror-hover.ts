import { activateHover, closeHoverTooltips, type Command, hasHoverTooltips } from '@codemirror/view';

/** Shows what is to be said of the name at the cursor, until that or the text is another one. */
export const describeName: Command = (view) => {
  activateHover(view, view.state.selection.main.head, 1, {
    until: ({ docChanged, selection }) => docChanged || selection !== undefined,
  });
  return true;
};

export const closeHover: Command = (view) => {
  if (!hasHoverTooltips(view.state)) return false;
  view.dispatch({ effects: closeHoverTooltips });
  return true;
};
