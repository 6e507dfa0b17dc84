import type { Preparation } from '@devorbit/contract/library/preparation.ts';
import type { Row } from './store.ts';

/** What who may not install anything reads in place of the reason. */
const COMES_LATER =
  'Its preview and text search will be available once the programs that read these files are installed on this server.';
const OCR_COMES_LATER = 'You can search its scanned pages once the program that reads them is installed.';

const said = (reason: string | null, missing: boolean, later: string, superuser: boolean): string | null =>
  missing ? (superuser && reason !== null ? `${later} ${reason}` : later) : reason;

/** How far it is, as a member reads it; superusers also read what is missing on the machine. */
export const presentPreparation = (
  { digest: _digest, step_at: at, step_of: of, reason, ocr_reason, ...row }: Row,
  { is_superuser }: { is_superuser: boolean },
): Preparation => ({
  ...row,
  at,
  of,
  message: said(reason, row.state === 'unavailable', COMES_LATER, is_superuser),
  ocr_message: said(ocr_reason, row.ocr === 'unavailable', OCR_COMES_LATER, is_superuser),
});
