import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AboutSection,
  type AboutSectionId,
  aboutSections,
  type AboutTopic,
  Faq,
  type Question,
} from '@devorbit/contract/site/about.ts';
import { plainText } from './markdown-text.ts';
import { readContent } from './read-content.ts';

/** The questions of `root` (`content/about`), in the order of the file. Throws for a fault in it. */
export const readFaq = (root: string): Question[] => readContent(Faq, join(root, 'faq.yaml'));

/** The topics of the help in `root` (`content/about`), in the order of the page. */
export const readHelp = (root: string): AboutTopic[] => readSection(root, 'help').topics;

/** Every section of `root` (`content/about`) that is a text, in the order of the page: all but the questions. */
export const readSections = (root: string): AboutSection[] =>
  aboutSections.filter((id) => id !== 'faq').map((id) => readSection(root, id));

/**
 * A section's Markdown: `# Title`, what leads into it, and one `## Heading` a topic. Throws where the title is missing, a
 * topic is empty, or two topics have one anchor.
 */
export function readSection(root: string, id: AboutSectionId): AboutSection {
  const fault = (message: string) => new Error(`${id}.md: ${message}`);
  const [opening = '', ...parts] = readFileSync(join(root, `${id}.md`), 'utf8').split(/^## /m);
  const [, title, lead = ''] = /^# (.+)\n([^]*)$/.exec(opening.trim() + '\n') ?? [];
  if (title === undefined) throw fault('the first line must be “# Title”');
  const topics = parts.map((part) => {
    const end = part.indexOf('\n');
    const heading = part.slice(0, end).trim();
    const markdown = part.slice(end).trim();
    if (end < 0 || heading === '' || markdown === '') throw fault(`nothing is said under “${part.trim()}”`);
    return { id: `${id}-${anchor(heading)}`, title: heading, markdown, text: plainText(markdown) };
  });
  if (new Set(topics.map((topic) => topic.id)).size < topics.length) throw fault('two headings have the same anchor');
  return { id, title: title.trim(), lead: lead.trim(), topics };
}

const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
