// @vitest-environment happy-dom
import type { ArchiveEntry, Preview } from '@devorbit/contract/library/resources.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ArchivePreview } from './archive-preview.tsx';

const TEXTS = '\n# Lab\n\n<b>bold</b> ![seen](https://example.org/p.png) [in](src/a.py)\ndef kepler(): pass\n';
const README = TEXTS.slice(1, TEXTS.indexOf('\ndef'));
const CODE = 'def kepler(): pass';
const entry = (name: string, part: Partial<ArchiveEntry> = {}): ArchiveEntry => ({
  name,
  size: 9,
  folder: false,
  reading: 'text',
  text: null,
  ...part,
});
const preview: Extract<Preview, { kind: 'archive' }> = {
  kind: 'archive',
  total: 4,
  unpacked: 2048,
  url: '/api/documents/7/rendition/old',
  entries: [
    entry('README.md', { text: { from: 1, bytes: README.length } }),
    entry('src/a.py', { text: { from: README.length + 2, bytes: CODE.length } }),
    entry('figure.png', { reading: 'not_text' }),
    entry('passwd', { reading: 'link' }),
  ],
};

const place = document.createElement('div');
let root: Root;
const asked: string[] = [];
/** Addresses that are too old. */
let expired: string[] = [];

const answer = (path: string, init: RequestInit = {}): Response => {
  const range = new Headers(init.headers).get('range');
  asked.push(`${path} ${range ?? ''}`.trim());
  if (path.endsWith('/open/')) return Response.json({ preview: { ...preview, url: '/api/documents/7/rendition/new' } });
  if (expired.includes(path)) return Response.json({ error: 'This link has expired' }, { status: 403 });
  const [, from, to] = /bytes=(\d+)-(\d+)/.exec(range ?? '') ?? [];
  return new Response(TEXTS.slice(Number(from), Number(to) + 1), { status: 206 });
};
const show = (part: Partial<Parameters<typeof ArchivePreview>[0]> = {}) =>
  act(() =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <ArchivePreview id={7} title="Lab" preview={preview} spot={null} coming={false} {...part} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(() => new Promise<void>((soon) => setTimeout(soon, 20)));
    check();
  }, 60_000);
const rows = () => [...place.querySelectorAll<HTMLElement>('[role=treeitem]')];
const rowOf = (name: string) => rows().find(({ textContent }) => textContent?.startsWith(name));
const choose = (name: string) => act(() => rowOf(name)?.click());
const press = (key: string) =>
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const reader = () => place.querySelector('section')?.textContent ?? '';

beforeEach(() => {
  asked.length = 0;
  expired = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => answer(String(path), init));
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

test('the readme is read at once, formatted, with no raw HTML, no picture and no link into the archive', async () => {
  await show();
  await eventually(() => expect(place.querySelector('h3')?.textContent).toBe('Lab'));
  expect(asked).toEqual([`/api/documents/7/rendition/old bytes=1-${README.length}`]);
  expect(place.querySelectorAll('b, img, section a')).toHaveLength(0);
  expect(reader()).toContain('bold seen in');
});

test('a text that is chosen is shown as code; what is none says why', async () => {
  await show();
  await choose('a.py');
  await eventually(() => expect(place.querySelector('.cm-content')?.textContent).toBe(CODE));
  expect(rowOf('a.py')?.getAttribute('aria-selected')).toBe('true');
  await choose('figure.png');
  expect(reader()).toContain('This isn’t a text file.');
  await choose('passwd');
  expect(reader()).toContain('Links aren’t followed here.');
  expect(rowOf('figure.png')?.textContent).toBe('figure.pngNot text, 9 Bytes');
});

test('the tree is gone through with the keyboard, one line of it in the order of the Tab key', async () => {
  await show();
  expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  act(() => rows()[0]?.focus());
  await press('ArrowLeft');
  expect(rows()[0]?.getAttribute('aria-expanded')).toBe('false');
  await press('ArrowRight');
  await press('ArrowRight');
  await press('Enter');
  await eventually(() => expect(place.querySelector('.cm-content')?.textContent).toBe(CODE));
  await press('End');
  expect(document.activeElement?.textContent).toMatch(/^README\.md/);
});

test('a search leads to an entry and marks the words, in Markdown where they were written', async () => {
  await show({ spot: { page: 2, words: ['Kepler'] } });
  await eventually(() => expect(place.querySelector('.cm-searchMatch')?.textContent).toBe('kepler'));
  await show({ spot: { page: 1, words: ['lab'] } });
  await eventually(() => expect(place.querySelector('.cm-searchMatch')?.textContent).toBe('Lab'));
  expect(place.querySelector('button[aria-pressed=true]')?.textContent).toBe('Source');
});

test('an address that has expired is asked for anew', async () => {
  expired = ['/api/documents/7/rendition/old'];
  await show();
  await eventually(() => expect(place.querySelector('h3')?.textContent).toBe('Lab'));
  expect(asked.at(-1)).toBe(`/api/documents/7/rendition/new bytes=1-${README.length}`);
});

test('before the texts are there it says so, and what could not be read at all as well', async () => {
  const bare = { ...preview, url: null, entries: [entry('a.txt', { reading: null })] };
  await show({ preview: bare, coming: true });
  await choose('a.txt');
  expect(reader()).toContain('The files are being read.');
  await show({ preview: bare, coming: false });
  expect(reader()).toContain('This file can’t be shown here.');
});
