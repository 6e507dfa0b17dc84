import { readFile } from 'node:fs/promises';
import type { DocumentAbility } from '@devorbit/contract/execution/documents.ts';
import { isInstalled } from '../catalogue/program.ts';

/** A set of programs of the machine that takes documents apart, from Debian's packages. */
export type DocumentTool = {
  tool: 'libreoffice' | 'poppler' | 'qpdf' | 'tesseract' | 'fonts' | 'python';
  name: string;
  /** What it is for, in words. */
  does: string;
  debian: string[];
  /** There: the tool is installed. */
  program: string;
  needs: string[];
  /** The package whose version is told. */
  versioned: string;
};

const OFFICE = '/usr/lib/libreoffice/program';
const TESSDATA = '/usr/share/tesseract-ocr/5/tessdata';
const FONTS = '/usr/share/fonts/truetype';

export const SOFFICE = `${OFFICE}/soffice.bin`;
export const PDFINFO = '/usr/bin/pdfinfo';
export const PDFTOTEXT = '/usr/bin/pdftotext';
export const PDFTOPPM = '/usr/bin/pdftoppm';
export const QPDF = '/usr/bin/qpdf';
export const TESSERACT = '/usr/bin/tesseract';
export const PYTHON = '/usr/bin/python3';

export const documentTools: DocumentTool[] = [
  {
    tool: 'poppler',
    name: 'Poppler',
    does: 'text and pictures of PDFs',
    debian: ['poppler-utils'],
    program: PDFTOTEXT,
    needs: [PDFINFO, PDFTOPPM],
    versioned: 'poppler-utils',
  },
  {
    tool: 'qpdf',
    name: 'qpdf',
    does: 'damaged and large PDFs',
    debian: ['qpdf'],
    program: QPDF,
    needs: [],
    versioned: 'qpdf',
  },
  {
    tool: 'fonts',
    name: 'Fonts',
    does: 'the letters of Office files: Latin, Devanagari',
    debian: [
      'fontconfig',
      'fonts-liberation2',
      'fonts-crosextra-carlito',
      'fonts-crosextra-caladea',
      'fonts-lohit-deva',
    ],
    program: '/usr/bin/fc-cache',
    needs: [
      `${FONTS}/liberation2/LiberationSans-Regular.ttf`,
      `${FONTS}/crosextra/Carlito-Regular.ttf`,
      `${FONTS}/crosextra/Caladea-Regular.ttf`,
      `${FONTS}/lohit-devanagari/Lohit-Devanagari.ttf`,
    ],
    versioned: 'fonts-liberation2',
  },
  {
    tool: 'libreoffice',
    name: 'LibreOffice',
    does: 'Office files and tables',
    debian: ['libreoffice-writer-nogui', 'libreoffice-calc-nogui', 'libreoffice-impress-nogui'],
    program: SOFFICE,
    needs: ['libswlo.so', 'libsclo.so', 'libsdlo.so'].map((library) => `${OFFICE}/${library}`),
    versioned: 'libreoffice-core-nogui',
  },
  {
    tool: 'tesseract',
    name: 'Tesseract',
    does: 'text of scans in English, Hindi and Marathi',
    debian: ['tesseract-ocr', 'tesseract-ocr-eng', 'tesseract-ocr-hin', 'tesseract-ocr-mar'],
    program: TESSERACT,
    needs: ['eng', 'hin', 'mar'].map((language) => `${TESSDATA}/${language}.traineddata`),
    versioned: 'tesseract-ocr',
  },
  {
    tool: 'python',
    name: 'Python',
    does: 'texts inside archives',
    debian: ['python3'],
    program: PYTHON,
    needs: [],
    versioned: 'python3',
  },
];

const needed: Record<DocumentAbility, DocumentTool['tool'][]> = {
  pdf: ['poppler', 'qpdf'],
  office: ['libreoffice', 'fonts', 'poppler', 'qpdf'],
  sheets: ['libreoffice'],
  ocr: ['tesseract', 'poppler'],
  archives: ['python'],
};

const toolsOf = (ability: DocumentAbility): DocumentTool[] =>
  documentTools.filter(({ tool }) => needed[ability].includes(tool));

/** Debian's list of what is installed, in paragraphs. */
const STATUS = '/var/lib/dpkg/status';

/** Versions by the names of Debian's packages, as upstream counts them; empty on other systems. */
export async function packageVersions(names: string[]): Promise<Map<string, string>> {
  const status = await readFile(STATUS, 'utf8').catch(() => '');
  return new Map(
    names.flatMap((name) => {
      const at = status.search(new RegExp(`^Package: ${name.replaceAll(/[.+]/g, '\\$&')}$`, 'm'));
      if (at < 0) return [];
      const end = status.indexOf('\n\n', at);
      const version = /^Version: (?:\d+:)?([^\s-]+)/m.exec(status.slice(at, end < 0 ? undefined : end))?.[1];
      return version === undefined ? [] : [[name, version] as const];
    }),
  );
}

export type Ability = { ready: true; version: string } | { ready: false; reason: string };

/** Whether the programs for it are on this machine. */
export async function abilityOf(ability: DocumentAbility): Promise<Ability> {
  const tools = toolsOf(ability);
  const present = await Promise.all(tools.map(isInstalled));
  const missing = tools.filter((_, at) => !present[at]);
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(', ');
    const are = missing.length === 1 && missing[0]?.tool !== 'fonts' ? 'is' : 'are';
    const how = missing.map(({ tool }) => tool).join(' ');
    return { ready: false, reason: `${names} ${are} not installed on this machine: npm run documents install ${how}` };
  }
  const versions = await packageVersions(tools.map(({ versioned }) => versioned));
  const told = tools
    .filter(({ tool }) => tool !== 'fonts')
    .map(({ name, versioned }) => `${name} ${versions.get(versioned) ?? ''}`.trim());
  return { ready: true, version: told.join(', ') };
}
