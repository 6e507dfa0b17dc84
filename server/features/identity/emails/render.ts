import escapeHtml from 'escape-html';
import type { Email } from './commands/send-email.ts';

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** The greeting, where there is one, and the text. */
const words = ({ greets, text }: Email): string =>
  `${greets === undefined ? '' : `Hello ${greets},\n\n`}${text.trim()}`;

/** The plain part: the words, then what to do with its address on a line of its own. */
const textOf = (mail: Email): string => {
  const { action, unsubscribeUrl } = mail;
  return `${[
    words(mail),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `– DevOrbit${unsubscribeUrl === undefined ? '' : `\nUnsubscribe: ${unsubscribeUrl}`}`,
  ].join('\n\n')}\n`;
};

/** The same as HTML: nothing is loaded from anywhere. */
function htmlOf(mail: Email): string {
  const { subject, action, image, unsubscribeUrl } = mail;
  const paragraphs = words(mail)
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 16px">${escapeHtml(part).replaceAll('\n', '<br>')}</p>`);
  const picture =
    image === undefined
      ? ''
      : `<p style="margin:0 0 16px"><img src="cid:${escapeHtml(image.name)}" alt="${escapeHtml(image.alt)}" width="260" height="260"></p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#3a3fd0;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;color:#5c5f70;font-size:13px;overflow-wrap:anywhere">${escapeHtml(action.url)}</p>`
    : '';
  const end =
    unsubscribeUrl === undefined
      ? ''
      : ` · <a href="${escapeHtml(unsubscribeUrl)}" style="color:#5c5f70">Unsubscribe</a>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f8f5ef;color:#171923;font-size:16px;line-height:1.55;${FONT}">
<div style="max-width:520px;margin:0 auto;padding:32px;border:1px solid #e4dfd4;border-radius:18px;background:#ffffff">
${paragraphs.join('\n')}
${picture}
${button}
<p style="margin:24px 0 0;color:#5c5f70;font-size:13px">DevOrbit${end}</p>
</div></body></html>
`;
}

export type Rendered = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  icalEvent?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string };
  attachments?: { filename: string; cid: string; content: string; encoding: 'base64'; contentType: string }[];
};

/** Both parts of an email and its headers. `unsubscribeUrl` takes RFC 8058's one click. */
export const renderEmail = (mail: Email): Rendered => ({
  to: mail.to,
  subject: mail.subject,
  text: textOf(mail),
  html: htmlOf(mail),
  headers: {
    // No out-of-office answers (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...(mail.unsubscribeUrl === undefined
      ? {}
      : { 'List-Unsubscribe': `<${mail.unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
  ...(mail.calendar === undefined
    ? {}
    : { icalEvent: { method: mail.calendar.method, filename: 'event.ics', content: mail.calendar.file } }),
  ...(mail.image === undefined
    ? {}
    : {
        attachments: [
          {
            filename: mail.image.name,
            cid: mail.image.name,
            content: mail.image.base64,
            encoding: 'base64',
            contentType: 'image/png',
          },
        ],
      }),
});
