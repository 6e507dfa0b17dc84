import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentTools, SOFFICE, TESSERACT } from '../documents/document-tools.ts';
import { type Machine, machineWithout } from './_machine.ts';

const command = [process.execPath, join(import.meta.dirname, 'documents.ts')];

describe('where two of the tools are missing', () => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await machineWithout([SOFFICE, TESSERACT]);
  });
  afterAll(() => machine.close());
  const documents = (...args: string[]) => machine.run([...command, ...args]);
  const nobodysDocuments = (...args: string[]) => machine.run([...command, ...args], 'nobody');

  it.each([[[]], [['list']]])('lists with %j what each is for, and its version or the way to get it', async (args) => {
    const { code, stdout } = await documents(...args);
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.slice(0, -1).map((line) => line.split(' ')[0])).toEqual(documentTools.map(({ tool }) => tool));
    expect(stdout).toMatch(/^libreoffice +Office files and tables +– npm run documents install libreoffice$/m);
    expect(stdout).toMatch(/^tesseract +text of scans in .* Marathi +– npm run documents install tesseract$/m);
    expect(stdout).toMatch(/^poppler +text and pictures of PDFs +\d+[.\d]+$/m);
    expect(lines.at(-1)).toBe('6 tools, 4 installed');
    expect(await machine.asked()).toEqual([]);
  });

  it('without the rights says which packages they are in, and installs nothing', async () => {
    const { code, stdout, stderr } = await nobodysDocuments('install', 'qpdf', 'tesseract');
    expect([code, stdout]).toEqual([1, 'qpdf: installed\n']);
    expect(stderr).toBe(
      'Nothing was installed: this needs root (sudo apt-get install --no-install-recommends tesseract-ocr tesseract-ocr-eng tesseract-ocr-hin tesseract-ocr-mar).\n',
    );
    expect(await machine.asked()).toEqual([]);
  });

  it.each([
    [['install', 'wordperfect', 'qpdf'], 1, /^Unknown tool wordperfect\. See npm run documents list\.\n$/],
    [['remove'], 2, /^usage: npm run documents /],
    [['list', 'qpdf'], 2, /^usage: /],
    [['check', '--fast'], 2, /--fast.*\nusage: /s],
    [['check'], 1, /^Isolation is unavailable|root/],
  ])('%j without the rights ends with %i and one sentence', async (args, code, sentence) => {
    const said = await nobodysDocuments(...args);
    expect(said).toMatchObject({ code, stdout: '' });
    expect(said.stderr).toMatch(sentence);
  });

  it('installs what is missing, and says first how much that is', async () => {
    const { code, stdout, stderr } = await documents('install');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const packages = (tool: string) => documentTools.find((one) => one.tool === tool)?.debian.join(' ');
    expect(stdout.split('\n')).toEqual([
      'Poppler: installed',
      'qpdf: installed',
      'Fonts: installed',
      'Python: installed',
      'Installing LibreOffice, Tesseract (118 MB to fetch, 365 MB on disk) …',
      "Reading Debian's list of packages …",
      `1/2 ${packages('libreoffice')} …`,
      '',
    ]);
    const asked = await machine.asked();
    expect(asked[0]).toMatch(/--assume-no .*install libreoffice-writer-nogui .* tesseract-ocr-mar$/);
    expect(asked[1]).toMatch(/ update$/);
    expect(asked.slice(2).map((line) => /--(no-download|download-only)/.exec(line)?.[0])).toEqual([
      '--download-only',
      '--no-download',
    ]);
  });
});

it('checks a document of every kind with what is installed here', async () => {
  const [program = '', ...args] = [...command, 'check'];
  const { stdout, stderr } = await new Promise<{ stdout: string; stderr: string }>((resolve) => {
    execFile(program, args, (_, out, err) => resolve({ stdout: out, stderr: err }));
  });
  expect(stderr).toBe('');
  expect(stdout.split('\n').map((line) => line.split(/ +/).slice(0, 2).join(' '))).toEqual([
    'ok pdf',
    'ok docx',
    'ok pptx',
    'ok xlsx',
    'ok zip',
    'ok scan',
    '6 passed,',
    '',
  ]);
});
