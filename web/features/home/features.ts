export type Feature = {
  id: 'roadmaps' | 'challenges' | 'ide' | 'events' | 'resources' | 'mentor';
  title: string;
  text: string;
  to?: string;
};

/** The six features, in the specification's order; one without `to` is shown as in preparation. */
export const features: Feature[] = [
  {
    id: 'roadmaps',
    title: 'AI-Powered Roadmaps',
    text: 'A plan from what you know to what you want to know, in hours you really have.',
  },
  {
    id: 'challenges',
    title: 'DSA Challenges',
    text: 'Original problems from a first loop to shortest paths, judged on hidden tests in four languages.',
    to: '/dsa-challenges',
  },
  { id: 'ide', title: 'InstantIDE', text: 'Files, a terminal and a run button, in the browser.' },
  { id: 'events', title: 'Hackathons & Competitions', text: 'What is on, where, and how to take part.' },
  { id: 'resources', title: 'Learning Resources', text: 'Notes, papers and lab manuals, shared between students.' },
  { id: 'mentor', title: 'AI Mentor', text: 'Someone to ask, at any hour, who knows the course.' },
];
