/** What readers may do with a document, as whoever handed it in says; the first where nothing was said. */
export const licences = ['unknown', 'own', 'cc-by', 'cc-by-sa', 'cc0', 'public-domain', 'permission'] as const;
export type Licence = (typeof licences)[number];

type Terms = {
  /** As it is chosen and shown. */
  name: string;
  /** What it allows, in a sentence. */
  text: string;
  /** The text of the licence. */
  url?: string;
  /** The author has to be named. */
  author?: true;
};

const creative = 'https://creativecommons.org';
export const licenceTerms: Record<Licence, Terms> = {
  unknown: { name: 'Unknown', text: 'No licence is stated for this document.' },
  own: {
    name: 'Own work',
    text: 'Made by the person who shared it. Ask them before you share it elsewhere.',
  },
  'cc-by': {
    name: 'CC BY 4.0',
    text: 'Share and adapt it, and name its author.',
    url: `${creative}/licenses/by/4.0/`,
    author: true,
  },
  'cc-by-sa': {
    name: 'CC BY-SA 4.0',
    text: 'Share and adapt it, name its author, and share what you make of it under the same licence.',
    url: `${creative}/licenses/by-sa/4.0/`,
    author: true,
  },
  cc0: {
    name: 'CC0 1.0',
    text: 'No rights reserved: do with it what you like.',
    url: `${creative}/publicdomain/zero/1.0/`,
  },
  'public-domain': { name: 'Public domain', text: 'No longer protected by copyright.' },
  permission: {
    name: 'With permission',
    text: 'Shared here with its author’s permission. Ask them before you share it elsewhere.',
    author: true,
  },
};
