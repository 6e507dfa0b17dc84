import type { Resource } from '@devorbit/contract/library/resources.ts';
import { signAddress } from '../../../platform/http/signed-address.ts';
import type { Row } from './store.ts';

/** Whom an address is signed for, and with what. */
export type Signing = { secret: string; user: number; now: Date };

export const fileAddress = ({ id, digest }: { id: number; digest: string }, { secret, user, now }: Signing): string =>
  signAddress(secret, `/api/documents/${id}/file/${digest}`, user, now);

export const renditionAddress = (id: number, rendition: string, { secret, user, now }: Signing): string =>
  signAddress(secret, `/api/documents/${id}/rendition/${rendition}`, user, now);

/** `signing` null: for a visitor, who gets no address. */
export const presentResource = (
  { digest, uploaded_by: _uploadedBy, suggested_at: _suggestedAt, ...row }: Row,
  signing: Signing | null,
): Resource => ({ ...row, file_url: signing === null ? null : fileAddress({ id: row.id, digest }, signing) });
