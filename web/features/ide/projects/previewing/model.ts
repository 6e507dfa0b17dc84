import type { NewFile } from '@devorbit/contract/ide/files.ts';
import { baseName } from '@devorbit/contract/ide/paths.ts';
import {
  type ConsoleLevel,
  PREVIEW_FOLDER,
  PREVIEW_HERE,
  PREVIEW_SCRIPT,
  withPreviewScript,
} from '@devorbit/contract/ide/preview-page.ts';

/** A file that a browser shows as a page. */
export const isPage = (name: string): boolean => /\.html?$/i.test(name);

/** The pages of a project, `index.html` of the outermost folder first. */
export function pagesOf(files: readonly { name: string; kind: string }[]): string[] {
  const depth = (name: string): number => name.split('/').length;
  const isIndex = (name: string): number => (/^index\.html?$/i.test(baseName(name)) ? 0 : 1);
  return files
    .filter(({ name, kind }) => kind === 'text' && isPage(name))
    .map(({ name }) => name)
    .toSorted((one, other) => isIndex(one) - isIndex(other) || depth(one) - depth(other) || (one < other ? -1 : 1));
}

/** The page that is shown first: the one that is open, else the first. */
export const firstPage = (pages: readonly string[], open: string | undefined): string | null =>
  pages.find((page) => page === open) ?? pages[0] ?? null;

/** Where the server shows a file of a project. */
export const previewAddress = ({ token, origin }: { token: string; origin: string | null }, path: string): string =>
  `${origin ?? ''}${PREVIEW_FOLDER}${token}/${path.split('/').map(encodeURIComponent).join('/')}`;

/** A line of a page's console. */
export type ConsoleLine = { id: number; level: ConsoleLevel; text: string; count: number };

/** Lines that the pane shows; older ones go. */
const SHOWN_LINES = 500;

/** The same line again is counted, as browsers do. */
export function withLine(
  lines: readonly ConsoleLine[],
  { level, text }: Omit<ConsoleLine, 'id' | 'count'>,
  count = 1,
): ConsoleLine[] {
  const last = lines.at(-1);
  if (last?.level === level && last.text === text)
    return [...lines.slice(0, -1), { ...last, count: last.count + count }];
  return [...lines, { id: (last?.id ?? 0) + 1, level, text, count }].slice(-SHOWN_LINES);
}

/** The file of the project that a page means by an address; null where it means another site, data, or a place on the page. */
export function targetOf(address: string, page: string): string | null {
  if (address === '' || address.startsWith('#')) return null;
  const root = 'http://project.invalid/';
  try {
    const { origin, pathname } = new URL(address, root + page.split('/').map(encodeURIComponent).join('/'));
    return `${origin}/` === root ? decodeURIComponent(pathname.slice(1)) : null;
  } catch {
    return null;
  }
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  htm: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  csv: 'text/csv',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
};
export const typeOf = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'text/plain';

const MODULE = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"\n]+|\/[^'"\n]*)\2/g;
const URL_IN_STYLE = /url\(\s*(['"]?)([^'")\n]+)\1\s*\)|@import\s+(['"])([^'"\n]+)\3/g;
/** Styles may import each other in a ring, and much of it becomes too much: what comes then is left out. In characters. */
const DEEPEST = 5;
const LARGEST = 40_000_000;
const BARE = 'project/';

/** Whether a script of this type is run: others hold data. */
const isCode = (type: string): boolean => /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i.test(type.trim());

/** Where in a page the text of a script begins, from a place on; there, where it is not found. */
function scriptAt(html: string, text: string, from: number): number {
  for (const { 0: tag, index } of html.slice(from).matchAll(/<script\b[^>]*>/gi)) {
    const at = from + index + tag.length;
    if (html.startsWith(text, at)) return at;
  }
  return from;
}

/**
 * A page of a project that is in the browser alone, as one text: what it loads of the project is in it, and nothing else is. Its
 * modules find each other by an import map, and `fetch` finds the project's files. Null where there is no such page.
 */
export function assembled(files: readonly NewFile[], page: string): string | null {
  const known = new Map(files.map((file) => [file.name, file]));
  const html = known.get(page)?.content;
  if (html === undefined) return null;
  const dataOf = (name: string, text: string | null, base64 = ''): string =>
    text === null
      ? `data:${typeOf(name)};base64,${base64}`
      : `data:${typeOf(name)};charset=utf-8,${encodeURIComponent(text)}`;
  const script = (name: string, text: string): string =>
    `${text.replaceAll(MODULE, (whole: string, before: string, quote: string, address: string) => {
      const target = targetOf(address, name);
      return target !== null && known.has(target) ? before + quote + BARE + target + quote : whole;
    })}\n//# sourceURL=${encodeURI(name)}`;
  let left = LARGEST;
  const style = (name: string, text: string, through: readonly string[] = []): string =>
    text.replaceAll(
      URL_IN_STYLE,
      (whole: string, _q: string, address: string | undefined, _i: string, imported: string | undefined) => {
        const found = urlOf(address ?? imported ?? '', name, [...through, name]);
        if (found === null) return whole;
        return imported === undefined ? `url("${found}")` : `@import "${found}"`;
      },
    );
  function urlOf(address: string, from: string, through: readonly string[] = []): string | null {
    const target = targetOf(address, from);
    const file = target === null ? undefined : known.get(target);
    if (target === null || file === undefined || through.length > DEEPEST || through.includes(target)) return null;
    const { content = null, base64 } = file;
    left -= (content ?? base64 ?? '').length;
    if (left < 0) return null;
    if (content === null) return base64 === undefined ? null : dataOf(target, null, base64);
    const type = typeOf(target);
    if (type === 'text/css') return dataOf(target, style(target, content, through));
    return dataOf(target, type === 'text/javascript' ? script(target, content) : content);
  }

  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const each = (selector: string, act: (element: Element) => void) => parsed.querySelectorAll(selector).forEach(act);
  const replace = (attribute: string) => (element: Element) => {
    const found = urlOf(element.getAttribute(attribute) ?? '', page);
    if (found !== null) element.setAttribute(attribute, found);
  };
  each('base', (element) => element.remove());
  each('script[src], img[src], audio[src], video[src], source[src], track[src], input[src]', replace('src'));
  each('link[href], image[href]', replace('href'));
  each('video[poster]', replace('poster'));
  each('[srcset]', (element) => {
    const candidates = (element.getAttribute('srcset') ?? '').split(',').map((one) => {
      const [address = '', ...size] = one.trim().split(/\s+/);
      return [urlOf(address, page) ?? address, ...size].join(' ');
    });
    element.setAttribute('srcset', candidates.join(', '));
  });
  each('style', (element) => {
    element.textContent = style(page, element.textContent ?? '');
  });
  each('[style]', (element) => element.setAttribute('style', style(page, element.getAttribute('style') ?? '')));
  let read = 0;
  each('script:not([src])', (element) => {
    const text = element.textContent ?? '';
    if (!isCode((element as HTMLScriptElement).type)) return;
    const at = scriptAt(html, text, read);
    read = at + text.length;
    // By itself it would begin at line 1 of no file.
    element.textContent = '\n'.repeat(html.slice(0, at).split('\n').length - 1) + script(page, text);
  });
  const texts = files.filter(({ content }) => content !== undefined);
  const modules = texts.filter(({ name }) => typeOf(name) === 'text/javascript');
  const map = parsed.createElement('script');
  map.type = 'importmap';
  map.textContent = inScript({
    imports: Object.fromEntries(
      modules.map(({ name, content = '' }) => [BARE + name, dataOf(name, script(name, content))]),
    ),
  });
  parsed.head.prepend(map);
  const readable = Object.fromEntries(
    files
      .filter(({ content, base64 }) => content !== undefined || base64 !== undefined)
      .map(({ name, content = null, base64 }) => [name, dataOf(name, content, base64)]),
  );
  const doctype = parsed.doctype === null ? '' : `<!doctype ${parsed.doctype.name}>`;
  return withPreviewScript(doctype + parsed.documentElement.outerHTML, PREVIEW_SCRIPT + finder(readable, page));
}

/** As a script of a page may hold it: nothing in it ends the script. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** What lets a page that has no address find the project's files, and follow links to its other pages. */
const finder = (readable: Readonly<Record<string, string>>, page: string): string => `
(function () {
  var files = ${inScript(readable)};
  var root = location.origin === 'null' ? location.protocol + '//' + location.host + '${PREVIEW_HERE}' : location.origin + '${PREVIEW_HERE}';
  var page = root + ${inScript(page.split('/').map(encodeURIComponent).join('/'))};
  function nameOf(address) {
    try {
      var url = new URL(address, page);
      return url.href.indexOf(root) === 0 ? decodeURIComponent(url.href.slice(root.length).split(/[?#]/)[0]) : null;
    } catch (fault) {
      return null;
    }
  }
  var own = window.fetch;
  window.fetch = function (asked, how) {
    var name = nameOf(asked instanceof Request ? asked.url : asked);
    return name !== null && Object.prototype.hasOwnProperty.call(files, name) ? own(files[name]) : own(asked, how);
  };
  addEventListener('click', function (event) {
    var link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link || event.defaultPrevented) return;
    var address = link.getAttribute('href');
    if (address.charAt(0) === '#') return;
    var name = nameOf(address);
    if (name === null) return;
    event.preventDefault();
    parent.postMessage({ mark: 'devorbit-preview', type: 'go', path: name === '' || name.slice(-1) === '/' ? name + 'index.html' : name }, '*');
  });
})();`;
