/** Control characters but line feed and tab, what reverses a line, and what is not shown. */
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** What a program wrote, as text that may be kept and shown: what would steer a terminal or hide text is escaped. */
export const showControls = (bytes: Uint8Array): string =>
  new TextDecoder()
    .decode(bytes)
    .replaceAll('\r\n', '\n')
    .replaceAll(UNSEEN, (one) => {
      const code = one.charCodeAt(0);
      return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
    });
