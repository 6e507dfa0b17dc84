import { pageAt } from '@devorbit/contract/page-at.ts';
import { expect, type Page } from '@playwright/test';
import { look } from './dead-ends.ts';
import { settled } from './settled.ts';

/** Pages of the same make have one shape: /problems/7 and /problems/8 are the page `problem`. Of a shape one page is opened; of the others only the address is asked. */
const shapeOf = (address: string): string => {
  const path = address.split(/[?#]/)[0]!;
  return pageAt(path)?.id ?? path;
};

export type Crawled = { opened: string[]; asked: number; faults: string[] };

/**
 * Follows every link from `starts` on: opens every shape of page in the browser and asks the status of every other
 * address. `visit` is what else is tried on an opened page. Links to files, and to a page for which `isKnown` holds, are only asked.
 */
export async function crawl(
  page: Page,
  starts: string[],
  visit: (path: string) => Promise<string[]>,
  isKnown: (path: string) => boolean = () => false,
): Promise<Crawled> {
  // For as long as somebody hears of them: one that opened unheard would stay open, and keep the next from opening.
  page.on('filechooser', () => undefined);
  const waiting: { path: string; from?: string }[] = starts.map((path) => ({ path }));
  const seenAddresses = new Set<string>();
  const shapes = new Set<string>();
  const texts = new Map<string, string>();
  const opened: string[] = [];
  const faults: string[] = [];
  const anchors: [from: string, to: string][] = [];
  let asked = 0;
  /** What another journey has taken away since it was linked is no dead end: the page that led there leads there no more. */
  const isStillLinked = async (address: string, from: string | undefined): Promise<boolean> => {
    if (from === undefined) return true;
    await page.goto(from);
    await settled(page);
    return (await look(page)).links.some((link) => link.split('#')[0] === address);
  };
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { path, from } = next;
    const address = path.split('#')[0]!;
    if (seenAddresses.has(address)) continue;
    seenAddresses.add(address);
    const shape = shapeOf(address);
    // Whoever opens the start of a sign-in elsewhere is led there, and a file is no page.
    if (
      address.startsWith('/auth/') ||
      /\.[a-z]+$/.test(address) ||
      (isKnown(address) && !starts.includes(address)) ||
      shapes.has(shape)
    ) {
      const answer = await page.request.get(address);
      asked += 1;
      if (answer.status() >= 400 && (await isStillLinked(address, from)))
        faults.push(`${address} answers ${answer.status()}`);
      continue;
    }
    const answer = await page.goto(address);
    const status = answer?.status() ?? 0;
    if (status >= 400) {
      if (await isStillLinked(address, from)) faults.push(`${address} answers ${status}`);
      continue;
    }
    shapes.add(shape);
    await settled(page);
    opened.push(address);
    texts.set(address, await page.content());
    const seen = await look(page);
    // The style guide shows parts that are of no page.
    if (address !== '/styleguide') faults.push(...seen.faults.map((fault) => `${address}: ${fault}`));
    for (const link of seen.links) {
      if (link.includes('#')) anchors.push([address, link]);
      if (!link.startsWith('/api/')) waiting.push({ path: link, from: address });
    }
    faults.push(...(await visit(address)).map((fault) => `${address}: ${fault}`));
  }
  for (const [from, to] of anchors) {
    const [target = '', id = ''] = to.split('#');
    const text = texts.get(target) ?? [...texts].find(([address]) => address.split('?')[0] === target)?.[1];
    if (id !== '' && text !== undefined && !text.includes(`id="${id}"`))
      faults.push(`${from}: ${to} has no such place`);
  }
  expect(opened.length + asked, 'links were followed').toBeGreaterThan(starts.length);
  return { opened, asked, faults: [...new Set(faults)] };
}
