/** True once one can type and the text is on the page; it types it, once. */
export const TYPED_TEXT_STANDS = `(() => {
  const content = document.querySelector('.cm-content');
  if (!content) return false;
  if (!globalThis.typed) {
    content.focus();
    globalThis.typed = document.activeElement === content && document.execCommand('insertText', false, 'typed');
    return false;
  }
  return content.textContent.includes('typed');
})()`;
