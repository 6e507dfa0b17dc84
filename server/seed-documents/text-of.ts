import type { DemoDocument } from '@devorbit/content-reader/demo-documents.ts';

/** A heading, what stands below it, and what is listed there. */
export type Part = { title: string; paragraphs: string[]; list: string[] };
/** A document as its file says it, whatever the format. */
export type Written = { title: string; lines: string[]; parts: Part[] };

const marks = [4, 6, 8, 10];

/** The parts of a document: what its type makes of the topics. */
function partsOf({ type, topics }: DemoDocument): Part[] {
  switch (type) {
    case 'Question Paper':
      return topics.map(({ title, questions }, at) => ({
        title: `Question ${at + 1}: ${title}`,
        paragraphs: ['Answer all parts. Figures in brackets are marks.'],
        list: questions.map((question, of) => `${question} [${marks[(at + of) % marks.length]}]`),
      }));
    case 'Assignment':
      return topics.map(({ title, questions }) => ({
        title,
        paragraphs: ['Hand in your answers within a week, with every step written down.'],
        list: questions,
      }));
    case 'Lab Manual':
      return topics.flatMap(({ title, text, questions }) =>
        ['Preparation', 'Experiment', 'Evaluation', 'Questions'].map((step) => ({
          title: `${title}: ${step.toLowerCase()}`,
          paragraphs: [
            text,
            step === 'Experiment'
              ? 'Set up as in the figure of your course. Take at least five readings, and write down the unit of each.'
              : 'Work in pairs. One of you reads, the other one writes. Change after half of the readings.',
          ],
          list: step === 'Questions' ? questions : [],
        })),
      );
    case 'Project Report':
    case 'Research Paper':
      return [
        {
          title: 'Summary',
          paragraphs: [
            'We say what was tried, what was measured, and what did not work. All numbers are of our own runs.',
          ],
          list: [],
        },
        ...topics.map(({ title, text, questions }) => ({ title, paragraphs: [text], list: questions })),
        {
          title: 'What we would do again',
          paragraphs: ['Write the test first, keep the raw readings, and draw the curve before believing the table.'],
          list: [],
        },
      ];
    default:
      return topics.map(({ title, text, questions }) => ({ title, paragraphs: [text], list: questions }));
  }
}

/** What stands in a document of the demo world. It says itself that it is a sample. */
export const writtenOf = (document: DemoDocument, college: string): Written => ({
  title: document.title,
  lines: [
    `${document.type}, ${document.subject}`,
    `${document.branch}, year ${document.year}, semester ${document.semester}`,
    college,
    'Sample document of the DevOrbit demo world',
  ],
  parts: partsOf(document),
});
