import { createHash } from 'node:crypto';

/** SHA-256 sources of the inline scripts of a page; a block of data is none, and no policy is asked for it. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g);
  return [
    ...new Set([...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
  ];
}

/**
 * The policy of a page with these inline scripts, and frames from elsewhere. Styles may be inline because the editor and the component library set
 * them from scripts; workers may be blobs because the editor makes its own.
 */
export const contentSecurityPolicy = (scripts: string[], frames: readonly string[] = []): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "connect-src 'self'",
    `frame-src ${["'self'", ...frames].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
