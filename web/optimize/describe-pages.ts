import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pageAt } from '@devorbit/contract/page-at.ts';
import { pages } from '@devorbit/contract/pages.ts';
import { ANY_ORIGIN } from '../app/page-meta.ts';
import { type BuiltPage, plain, readBuiltPage } from './built-page.ts';
import { builtFiles, CLIENT } from './files.ts';
import { drawPictures, type Words } from './pictures/draw.ts';
import { structuredData } from './structured-data.ts';

const FALLBACK = '__spa-fallback.html';
/** The picture of pages that have none of their own. */
const general: Words = {
  title: 'Practice with a real judge',
  description: 'Original problems in JavaScript, Python, Java and C++. Every program runs against every test.',
};

/** Whether a page has a picture of its own. */
const hasPicture = (path: string): boolean => {
  const place = pageAt(path);
  return place === null || pages[place.id].picture !== 'general';
};

/** A title as a picture shows it: the product's name stands there already. */
const wordsOf = ({ title, description = '' }: BuiltPage): Words => {
  const short = plain(title).replace(/^DevOrbit [–·|] | [–·|] DevOrbit$/g, '');
  return { title: short.charAt(0).toUpperCase() + short.slice(1), description: plain(description) };
};

/** Draws and writes pictures under names that change with what they show; answers their paths. */
const writePictures = async (all: Words[]): Promise<string[]> => {
  await mkdir(join(CLIENT, 'assets/pictures'), { recursive: true });
  return Promise.all(
    (await drawPictures(all)).map(async (data) => {
      const path = `/assets/pictures/${createHash('sha256').update(data).digest('hex').slice(0, 12)}.jpg`;
      await writeFile(join(CLIENT, path), data);
      return path;
    }),
  );
};

/** Elements that the app does not know: it takes those marked so away when its visitor goes to another page. */
const property = (name: string, content: string): string =>
  `<meta data-served property="${name}" content="${content}"/>`;

const onEveryPage = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
  '<link rel="manifest" href="/manifest.webmanifest"/>',
  '<meta property="og:site_name" content="DevOrbit"/>',
  '<meta name="twitter:card" content="summary_large_image"/>',
];

const picture = (path: string): string[] => [
  property('og:image', ANY_ORIGIN + path),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
];

const describe = ({ path, title, description, canonical }: BuiltPage): string[] => {
  const data = structuredData(path);
  return [
    property('og:type', 'website'),
    property('og:title', title),
    ...(description === undefined ? [] : [property('og:description', description)]),
    ...(canonical === undefined ? [] : [property('og:url', canonical)]),
    ...(data === null ? [] : [`<script data-served type="application/ld+json">${data}</script>`]),
  ];
};

/**
 * Writes into the head of every built page what previews of links and search engines read there. It comes last in the
 * head, so that the app finds its own elements in their order.
 */
export const describePages = async (): Promise<number> => {
  const files = await builtFiles('.html');
  const read = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(file, 'utf8');
      return { file, html, page: basename(file) === FALLBACK ? null : readBuiltPage(file, html) };
    }),
  );
  const own = read.flatMap(({ page }) =>
    page?.indexed === true && page.canonical === ANY_ORIGIN + page.path && hasPicture(page.path) ? [page] : [],
  );
  const [generalPicture = '', ...pictures] = await writePictures([general, ...own.map(wordsOf)]);
  const pictureOf = new Map(own.map(({ path }, at) => [path, pictures[at]]));
  await Promise.all(
    read.map(async ({ file, html, page }) => {
      const tags = [
        ...onEveryPage,
        ...picture((page && pictureOf.get(page.path)) ?? generalPicture),
        ...(page ? describe(page) : []),
      ];
      await writeFile(
        file,
        html.replace('</head>', () => `${tags.join('')}</head>`),
      );
    }),
  );
  return pictures.length + 1;
};
