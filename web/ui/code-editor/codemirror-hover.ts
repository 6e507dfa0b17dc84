import { closeHoverTooltips, type Command, hasHoverTooltips } from '@codemirror/view';

export const closeHover: Command = (view) => {
  if (!hasHoverTooltips(view.state)) return false;
  view.dispatch({ effects: closeHoverTooltips });
  return true;
};
