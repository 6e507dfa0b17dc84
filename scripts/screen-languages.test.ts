import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Machine, machineWithout } from '../runner/cli/_machine.ts';
import { SOFFICE, TESSERACT } from '../runner/documents/document-tools.ts';

let machine: Machine;
beforeAll(async () => {
  machine = await machineWithout([SOFFICE, TESSERACT]);
});
afterAll(() => machine.close());

/** As `npm start` does it once the page is up. */
const program = `
import { languageInstaller } from './scripts/screen-languages.ts';
const say = (line) => console.log(line);
await languageInstaller('.', say).installTools('documents', ({ name, does }) => say(\`\${name} is installed: \${does}.\`));
`;
const install = (who: 'root' | 'nobody') =>
  machine.run([process.execPath, '--input-type=module', '--eval', program], who);

test('without the rights it says what is missing and how to get it, and fetches nothing', async () => {
  expect(await install('nobody')).toEqual({
    code: 0,
    stdout:
      'Note: LibreOffice and Tesseract are not installed (this needs root): sudo npm run documents install libreoffice tesseract\n',
    stderr: '',
  });
  expect(await machine.asked()).toEqual([]);
});

test('what takes documents apart is installed in the background, and how much that is, is said before anything is fetched', async () => {
  const { stdout, stderr } = await install('root');
  expect(stderr).toBe('');
  expect(stdout.split('\n')).toEqual([
    'Installing LibreOffice and Tesseract (118 MB to fetch, 365 MB on disk) …',
    'LibreOffice is installed: Office files and tables.',
    'Tesseract is installed: text of scans in English, Hindi and Marathi.',
    '',
  ]);
  const [size, ...fetched] = await machine.asked();
  expect(size).toContain('--assume-no');
  expect(fetched.map((line) => /update$|--download-only|--no-download/.exec(line)?.[0])).toEqual([
    'update',
    '--download-only',
    '--no-download',
  ]);
});
