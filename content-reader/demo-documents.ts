import { join } from 'node:path';
import { fileTypes, resourceTypes, semesters, studyYears } from '@devorbit/contract/library/resources-limits.ts';
import { z } from 'zod';
import { readContent } from './read-content.ts';

const Line = z.string().min(1).max(120);
const Topic = z.strictObject({ title: Line, text: z.string().min(40), questions: z.array(Line).min(1).max(5) });

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
      days: z.number().int().min(0).max(365),
      /** Which topics it has, from 1; all where nothing is said. */
      topics: z.array(z.number().int().min(1)).optional(),
      description: z.string().max(300).default(''),
    }),
  ),
});

/** A document of the demo world with what it is to say. */
export type DemoDocument = Omit<z.infer<typeof File>['documents'][number], 'subject' | 'topics'> &
  z.infer<typeof File>['subjects'][string];

/** The documents of the demo world, of `root` (`content/demo`); throws where one names a subject or a topic that is none. */
export const readDemoDocuments = (root: string): DemoDocument[] => {
  const { subjects, documents } = readContent(File, join(root, 'documents.yaml'));
  return documents.map(({ subject: name, topics, ...document }) => {
    const subject = subjects[name];
    if (!subject) throw new Error(`documents.yaml: “${document.title}” is of no subject: ${name}`);
    const chosen = subject.topics.filter((_, at) => topics?.includes(at + 1) ?? true);
    if (topics && chosen.length < topics.length)
      throw new Error(`documents.yaml: “${document.title}” has topics that ${name} has not: ${topics.join(', ')}`);
    return { ...document, ...subject, topics: chosen };
  });
};
