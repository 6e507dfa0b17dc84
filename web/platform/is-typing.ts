/** Whether keys that are pressed there write something. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="textbox"]') !== null;
