/** Whether bytes begin as a PDF does. Nothing else of a PDF is ever looked at outside of a reader of PDFs. */
export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
