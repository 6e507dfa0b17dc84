type Click = { button: number; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean };

/** A click without a modifier, with the main button: the one that a page may answer by itself. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
