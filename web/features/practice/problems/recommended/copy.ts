export const FOR_YOU = 'For you';
export const WHERE_TO_BEGIN = 'Where to begin';
export const FOR_YOU_FAILURE = 'Your recommendations could not be loaded';
export const readUp = (concept: string): string => `Read up on ${concept}`;
