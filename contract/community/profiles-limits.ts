export const PICTURE_BYTES = 5 * 1024 * 1024;
export const DELETION_DAYS = 14;
/** Characters of the texts of a profile, as people write them. */
export const MAX_PROFILE_CHARS = { full_name: 80, phone: 30, location: 80, bio: 1000, link: 200, chip: 30 } as const;
