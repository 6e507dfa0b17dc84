import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { totpIsOn } from '../errors.ts';
import { upsertPendingTotp } from '../store.ts';
import { sealTotpSecret } from '../totp-secret.ts';
import { TOTP_KIND } from '../verify-code.ts';

type Deps = { database: Database; secret: string };

/** 160 bits, the length of the hash, as RFC 4226 wants it. */
const SECRET_BYTES = 20;

/** A secret for an app, in the place of one that was never confirmed. Throws a Refusal where an app is set up. */
export async function startTotp(deps: Deps, actor: Actor): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: SECRET_BYTES });
  const kept = await upsertPendingTotp(deps.database, actor.id, sealTotpSecret(deps, actor.id, secret.base32));
  if (kept === 0) throw totpIsOn();
  return { secret: secret.base32, uri: new TOTP({ ...TOTP_KIND, label: actor.username, secret }).toString() };
}
