declare module 'virtual:pdf-files' {
  /** Where the files of pdf.js stand, with a slash at both ends. */
  const folder: string;
  export default folder;
}
