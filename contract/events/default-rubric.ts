type Described = { name: string; lead: string; weight: number; anchors: [string, string, string, string, string] };

/** What a hackathon is judged by until its organizers write a rubric of their own. */
export const defaultRubric: readonly Described[] = [
  {
    name: 'Technicality',
    lead: 'How hard was it to build, and how well is it built?',
    weight: 3,
    anchors: [
      'Mostly put together from a template; little of it works.',
      'Works in parts; the hard part is left out or faked.',
      'Works as shown, with ordinary means used well.',
      'Solves a hard problem, and the code would survive a second week.',
      'Impressive engineering: hard, working and cleanly done.',
    ],
  },
  {
    name: 'Originality',
    lead: 'Have you seen this before?',
    weight: 2,
    anchors: [
      'A well-known idea, done as usual.',
      'A known idea with a small twist.',
      'A fresh angle on a known problem.',
      'An idea that few would have had.',
      'New to you, and you want to tell somebody about it.',
    ],
  },
  {
    name: 'Practicality',
    lead: 'Would the people it is made for use it?',
    weight: 2,
    anchors: [
      'It is unclear whom it helps.',
      'Helps somebody, but an existing tool does it better.',
      'Useful to a clear group of people.',
      'People would use it now, with a little more work.',
      'People would use it today, and tell others.',
    ],
  },
  {
    name: 'Design',
    lead: 'Is it clear, pleasant and open to everybody?',
    weight: 2,
    anchors: [
      'Hard to find out what to do.',
      'Usable with somebody explaining it.',
      'Clear enough to use alone.',
      'A pleasure to use; small screens and keyboards were thought of.',
      'Thought through to the last detail, for everybody.',
    ],
  },
  {
    name: 'Wow',
    lead: 'How did you feel when you saw it?',
    weight: 1,
    anchors: [
      'It left you cold.',
      'You nodded politely.',
      'You wanted to try it.',
      'You called somebody over to look.',
      'You will remember it next year.',
    ],
  },
];
