import { join } from 'node:path';
import { licences } from '@devorbit/contract/library/resource-licences.ts';
import { fileTypes, resourceTypes, semesters, studyYears } from '@devorbit/contract/library/resources-limits.ts';
import { z } from 'zod';
import { readContent } from './read-content.ts';

const Line = z.string().min(1).max(120);
const Topic = z.strictObject({ title: Line, text: z.string().min(40), questions: z.array(Line).min(1).max(5) });

const Days = z.number().int().min(0).max(365);
const Topics = z.array(z.number().int().min(1));

const File = z.strictObject({
  subjects: z.record(
    z.string(),
    z.strictObject({
      subject: Line,
      branch: Line,
      year: z.literal([...studyYears]),
      semester: z.literal([...semesters]),
      topics: z.array(Topic).min(1).max(10),
    }),
  ),
  documents: z.array(
    z.strictObject({
      title: Line,
      subject: z.string(),
      type: z.enum(resourceTypes),
      format: z.enum(fileTypes),
      /** A slug of content/universities. */
      college: z.string(),
      /** How many days ago it came. */
      days: Days,
      /** Which topics it has, from 1; all where nothing is said. */
      topics: Topics.optional(),
      description: z.string().max(300).default(''),
      licence: z.enum(licences).default('own'),
      attribution: Line.default('DevOrbit'),
      /** The member who suggested it, and how many days ago it was accepted; it waits where nothing is said. */
      suggested: z.strictObject({ by: z.string(), accepted: Days.optional() }).optional(),
      /** Its first version had these topics; how many days ago it was replaced, and what is said of that. */
      replaced: z.strictObject({ topics: Topics, days: Days, note: Line }).optional(),
    }),
  ),
  collections: z.array(
    z.strictObject({
      id: z.string().regex(/^[\w-]{16}$/),
      owner: z.string(),
      title: Line,
      description: z.string().max(300).default(''),
      visibility: z.enum(['private', 'public']),
      documents: z.array(z.string()).min(1),
    }),
  ),
  /** Who is at which page of what. */
  reading: z.array(z.strictObject({ user: z.string(), document: z.string(), page: z.number().int().min(1) })),
});
type Given = z.infer<typeof File>;

type Subject = Given['subjects'][string];
/** A document of the demo world with what it is to say; `first` is what its first version said. */
export type DemoDocument = Omit<Given['documents'][number], 'subject' | 'topics' | 'replaced'> &
  Subject & { replaced: { first: DemoDocument; days: number; note: string } | null };
/** Documents with what people have made of them. */
export type DemoLibrary = Pick<Given, 'collections' | 'reading'> & { documents: DemoDocument[] };

/** The library of the demo world, of `root` (`content/demo`); throws where something in it names what there is not. */
export const readDemoDocuments = (root: string): DemoLibrary => {
  const { subjects, documents, collections, reading } = readContent(File, join(root, 'documents.yaml'));
  const made = documents.map(({ subject: name, topics, replaced, ...document }) => {
    const subject = subjects[name];
    if (!subject) throw new Error(`documents.yaml: “${document.title}” is of no subject: ${name}`);
    const chosen = (wanted: number[] | undefined): Subject['topics'] => {
      const found = subject.topics.filter((_, at) => wanted?.includes(at + 1) ?? true);
      if (wanted && found.length < wanted.length)
        throw new Error(`documents.yaml: “${document.title}” has topics that ${name} has not: ${wanted.join(', ')}`);
      return found;
    };
    const now: DemoDocument = { ...document, ...subject, topics: chosen(topics), replaced: null };
    if (!replaced) return now;
    return { ...now, replaced: { ...replaced, first: { ...now, topics: chosen(replaced.topics) } } };
  });
  const titles = new Set(made.map(({ title }) => title));
  for (const title of [...collections.flatMap((one) => one.documents), ...reading.map((one) => one.document)])
    if (!titles.has(title)) throw new Error(`documents.yaml: there is no document “${title}”`);
  return { documents: made, collections, reading };
};
