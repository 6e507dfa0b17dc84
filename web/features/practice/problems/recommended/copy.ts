export const FOR_YOU = 'For you';
export const WHERE_TO_BEGIN = 'Where to begin';
export const FOR_YOU_FAILURE = 'What fits you could not be loaded';
