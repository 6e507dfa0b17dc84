/** The address of a picture by its digest. */
export const pictureAddress = (digest: string): string => `/api/pictures/${digest}`;
