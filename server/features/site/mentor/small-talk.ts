import { pathOf } from '@devorbit/contract/path-of.ts';
import type { MentorLink } from '@devorbit/contract/site/mentor.ts';

type Said = { text: string; links: MentorLink[] };

const begin: MentorLink[] = [
  { title: 'Help', link: `${pathOf('about')}#help` },
  { title: 'Practice problems', link: pathOf('practice') },
];

const talk: readonly [RegExp, Said][] = [
  [
    /^(?:hi|hello|hey|hiya|howdy|namaste|greetings|good (?:morning|afternoon|evening|day))(?: there| again| everyone| devorbit)?$/,
    {
      text: 'Hello! Ask me what a concept means or how something works, or name a topic you’d like to practise.',
      links: begin,
    },
  ],
  [
    /^(?:thanks|thank you|thx|ty|cheers|great thanks|ok thanks|many thanks|thank you so much|thanks a lot|thank you very much)(?: devorbit)?$/,
    {
      text: 'You’re welcome. Good luck with the next problem!',
      links: [{ title: 'Practice problems', link: pathOf('practice') }],
    },
  ],
  [
    /^(?:bye|goodbye|good ?night|see you|cya)(?: later)?$/,
    { text: 'See you! Your code is saved for next time.', links: [] },
  ],
  [
    /^(?:who|what) are you$|^are you (?:a |an )?(?:human|person|bot|robot|ai|real)$|^what can you do$|^help(?: me)?$/,
    {
      text: 'I’m DevOrbit’s assistant. I explain programming concepts and answer from our help, pages and problems. I don’t store your questions. For anything else, use the contact form: a person reads it.',
      links: [...begin, { title: 'Contact', link: `${pathOf('about')}#contact` }],
    },
  ],
];

/** What to say to a greeting, to thanks, or to who asks who this is; null for a real question. */
export function smallTalk(question: string): Said | null {
  const said = question
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return talk.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}
