// What a previewed page says to the pane that shows it. Without zod: the pane reads it, and pages carry it.

/** Where previews are. A token has 22 characters; a page that is put together in the browser stands at `here`. */
export const PREVIEW_FOLDER = '/preview/';
export const PREVIEW_HERE = '/preview/here/';

/** Characters of one line of a console, and lines that one page may send. */
export const MAX_CONSOLE_LINE = 2_000;
export const MAX_CONSOLE_LINES = 2_000;

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error';
export type PreviewMessage =
  | { type: 'page'; path: string }
  | { type: 'clear' }
  /** The page at `PREVIEW_HERE` waits for what it is to be. */
  | { type: 'ready' }
  | { type: 'line'; level: ConsoleLevel; text: string }
  /** A link to another page of a project that is put together in the browser. */
  | { type: 'go'; path: string };

/** The mark of such messages. */
const MARK = 'devorbit-preview';
const levels: ReadonlySet<unknown> = new Set<ConsoleLevel>(['log', 'info', 'warn', 'error']);

/** What a message of a page says; null for any other: the page is a stranger’s, and may send what it likes. */
export function previewMessageOf(data: unknown): PreviewMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { mark, type, path, level, text } = data as Record<string, unknown>;
  if (mark !== MARK) return null;
  if ((type === 'page' || type === 'go') && typeof path === 'string') return { type, path: path.slice(0, 500) };
  if (type === 'clear' || type === 'ready') return { type };
  if (type === 'line' && levels.has(level) && typeof text === 'string')
    return { type, level: level as ConsoleLevel, text: text.slice(0, MAX_CONSOLE_LINE) };
  return null;
}

/**
 * The script that stands before everything in a previewed page. It tells the page around it what the console was told,
 * errors that nobody caught, and what could not be loaded. In a tab of its own it does nothing.
 */
export const PREVIEW_SCRIPT = `(function () {
  var me = document.currentScript;
  if (me) me.remove();
  var up = window.parent;
  if (up === window) return;
  var left = ${MAX_CONSOLE_LINES};
  var root = location.pathname.split('/').slice(0, 3).join('/') + '/';
  function tell(said) {
    said.mark = '${MARK}';
    up.postMessage(said, '*');
  }
  function short(address) {
    address = String(address || '');
    var at = address.indexOf(root);
    return at < 0 ? address : address.slice(at + root.length);
  }
  function line(level, text) {
    if (left <= 0) return;
    left--;
    tell({ type: 'line', level: level, text: String(text).slice(0, ${MAX_CONSOLE_LINE}) });
    if (left === 0) tell({ type: 'line', level: 'warn', text: 'More lines are not shown.' });
  }
  function shown(value, inside) {
    try {
      if (typeof value === 'string') return inside ? JSON.stringify(value) : value;
      if (typeof value === 'bigint') return value + 'n';
      if (typeof value === 'function') return 'function ' + (value.name || '(anonymous)') + '()';
      if (value instanceof Error) return String(value);
      if (value instanceof Element) {
        return '<' + value.tagName.toLowerCase() + (value.id ? ' id="' + value.id + '"' : '') + '>';
      }
      if (typeof value !== 'object' || value === null) return String(value);
      if (inside > 3) return Array.isArray(value) ? '[…]' : '{…}';
      var deeper = (inside || 0) + 1;
      if (value instanceof Map) return 'Map ' + shown(Array.from(value.entries()).slice(0, 100), deeper);
      if (value instanceof Set) return 'Set ' + shown(Array.from(value).slice(0, 100), deeper);
      if (Array.isArray(value)) {
        var items = value.slice(0, 100).map(function (one) { return shown(one, deeper); });
        return '[' + items.join(', ') + (value.length > 100 ? ', … ' + value.length + ' in all' : '') + ']';
      }
      if (value instanceof Date || value instanceof RegExp || value instanceof Node) return String(value);
      var keys = Object.keys(value);
      var name = value.constructor && value.constructor !== Object ? value.constructor.name + ' ' : '';
      var pairs = keys.slice(0, 100).map(function (key) { return key + ': ' + shown(value[key], deeper); });
      return name + '{' + pairs.join(', ') + (keys.length > 100 ? ', …' : '') + '}';
    } catch (fault) {
      return '(cannot be shown)';
    }
  }
  function words(given) {
    var parts = Array.from(given);
    if (typeof parts[0] === 'string' && parts.length > 1) {
      var next = 1;
      parts[0] = parts[0].replace(/%[sdifoOc%]/g, function (what) {
        if (what === '%%') return '%';
        if (next >= parts.length) return what;
        var value = parts[next++];
        return what === '%c' ? '' : shown(value);
      });
      parts.splice(1, next - 1);
    }
    return parts.map(function (one) { return shown(one); }).join(' ');
  }
  var levels = { log: 'log', debug: 'log', dir: 'log', table: 'log', trace: 'log', group: 'log', info: 'info', warn: 'warn', error: 'error' };
  Object.keys(levels).forEach(function (name) {
    var own = console[name];
    console[name] = function () {
      line(levels[name], words(arguments));
      return own && own.apply(console, arguments);
    };
  });
  var assert = console.assert;
  console.assert = function (holds) {
    if (!holds) line('error', 'Assertion failed: ' + words(Array.from(arguments).slice(1)));
    return assert && assert.apply(console, arguments);
  };
  var clear = console.clear;
  console.clear = function () {
    tell({ type: 'clear' });
    return clear && clear.apply(console, arguments);
  };
  var explained = false;
  function explain(fault) {
    if (explained || !fault || fault.name !== 'SecurityError') return;
    if (!/localStorage|sessionStorage|Indexed ?D|cookie|insecure/i.test(fault.message)) return;
    explained = true;
    line('warn', 'This page can’t store anything in the browser here' + (origin === 'null' ? '.' : ', but can in a tab of its own.'));
  }
  addEventListener('error', function (event) {
    var from = event.target;
    if (from instanceof Element) {
      var address = from.src || from.href;
      if (address && address.indexOf(location.origin === 'null' ? root : location.origin) >= 0) line('error', short(address) + ' is not in the project.');
      return;
    }
    // A module's DOMException comes without words.
    var said = /^(Uncaught\\s*)?$/.test(event.message) ? 'Uncaught ' + shown(event.error) : event.message;
    // A page that was put together here has no name: its scripts say theirs, those of attributes count their lines by themselves.
    var file = short(event.filename);
    var place = !event.lineno ? file : file ? file + ':' + event.lineno : event.error instanceof SyntaxError ? 'line ' + event.lineno : '';
    line('error', said + (place ? ' (' + place + ')' : ''));
    explain(event.error);
  }, true);
  addEventListener('unhandledrejection', function (event) {
    line('error', 'Uncaught (in promise) ' + shown(event.reason));
    explain(event.reason);
  });
  addEventListener('securitypolicyviolation', function (event) {
    if (event.effectiveDirective === 'form-action') return line('warn', 'Forms are not sent anywhere in a preview.');
    line('warn', short(event.blockedURI) + ' was not loaded: a preview loads only files of its project.');
  });
  function here() {
    var path = location.pathname.slice(root.length);
    try { path = decodeURIComponent(path); } catch (fault) {}
    tell({ type: 'page', path: path });
  }
  addEventListener('pageshow', here);
})();`;

/** The page with the script in it: after what says how the page is to be read, and on the same line, so that lines keep their numbers. */
export function withPreviewScript(html: string, script: string = PREVIEW_SCRIPT): string {
  const head = /^\ufeff?\s*(?:<!--[\s\S]*?-->\s*)*(?:<!doctype[^>]*>)?/i.exec(html)?.[0] ?? '';
  return `${head}<script>${script}</script>${html.slice(head.length)}`;
}

/**
 * The script of the page at `PREVIEW_HERE`: it asks the page around it for the page that it is to be, takes it from nobody else, and
 * becomes it.
 */
export const PREVIEW_HERE_SCRIPT = `(function () {
  addEventListener('message', function take(event) {
    if (event.source !== parent || typeof event.data !== 'string') return;
    removeEventListener('message', take);
    document.open();
    document.write(event.data);
    document.close();
  });
  if (parent !== window) parent.postMessage({ mark: '${MARK}', type: 'ready' }, '*');
})();`;
