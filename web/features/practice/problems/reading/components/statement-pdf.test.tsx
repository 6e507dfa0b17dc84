// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StatementPdf } from './statement-pdf.tsx';

const place = document.createElement('div');
const digest = 'a'.repeat(64);
const address = `/api/problems/7/statements/${digest}`;
let root: Root;
/** No frame is loaded here, and nobody is told so. */
declare const happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
const show = (isPublic: boolean, hasReader: boolean) => {
  vi.stubGlobal('navigator', { pdfViewerEnabled: hasReader });
  act(() =>
    root.render(
      <MantineProvider env="test">
        <StatementPdf id={7} digest={digest} title="Twice" isPublic={isPublic} />
      </MantineProvider>,
    ),
  );
  return {
    frame: place.querySelector('iframe')?.getAttribute('src')?.split('#')[0],
    link: place.querySelector('a')?.getAttribute('href'),
    button: place.querySelector('button')?.textContent,
  };
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

test('a browser with a reader of PDFs shows it in the page, and offers it', () => {
  expect(show(true, true)).toEqual({ frame: address, link: address, button: 'Download the PDF' });
  expect(place.querySelector('iframe')?.title).toBe('Statement of Twice');
});

test('a browser without one offers it', () => {
  expect(show(true, false)).toEqual({ frame: undefined, link: address, button: 'Download the PDF' });
});

test('what needs a session is asked for by no frame and no link', () => {
  expect(show(false, true)).toEqual({ frame: undefined, link: undefined, button: 'Download the PDF' });
});
