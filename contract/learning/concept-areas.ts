/** What concepts are about, in the order of lists, and what each area is called; without zod. */
export const areaNames = {
  programming: 'Programming',
  'data-structures': 'Data structures',
  algorithms: 'Algorithms',
  complexity: 'Complexity',
  web: 'Web',
  databases: 'Databases',
  networks: 'Networks',
  'operating-systems': 'Operating systems',
  tools: 'Tools',
  testing: 'Testing',
  'machine-learning': 'Machine learning',
} as const;
export type ConceptArea = keyof typeof areaNames;
