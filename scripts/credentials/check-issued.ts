import assert from 'node:assert/strict';
import { attachmentOfPdf, credentialInPng, credentialInSvg } from '@devorbit/testkit/credentials/read-baked.ts';
import { readCredential, readIsRevoked, readJwt } from '@devorbit/testkit/credentials/read-credential.ts';
import type { Issued } from './issue-at.ts';

export type Check = (name: string, act: () => Promise<void>) => Promise<void>;

/** That a stranger can check all that a site gave them, in each of its forms. */
export async function checkIssued({ valid, revoked, proven, files, documents }: Issued, check: Check): Promise<void> {
  const trust = { documents, now: new Date() };
  const { credential } = valid;
  assert.ok(credential && revoked.credential && valid.jwt && proven.credential && proven.jwt);
  await check('the credential', async () => {
    const read = await readCredential(credential, trust);
    assert.equal(read.id, valid.certificate.verificationUrl);
  });
  const { credential: provenCredential, jwt: provenJwt } = proven;
  await check('the Verified certificate of a category, with its evidence', async () => {
    const read = await readCredential(provenCredential, trust);
    assert.equal(read.id, proven.certificate.verificationUrl);
    assert.equal(proven.certificate.level, 'verified');
    const { evidence } = provenCredential as { evidence: { id: string; name: string }[] };
    assert.deepEqual(
      evidence.map(({ name }) => name),
      ['Modules', 'Exercises', 'Category quiz'],
    );
    assert.equal(new Set(evidence.map(({ id }) => id)).size, 3);
    const { evidence: inJwt } = readJwt(provenJwt, trust) as { evidence?: unknown };
    assert.deepEqual(inJwt, evidence);
    assert.equal(await readIsRevoked(read, proven.status_list, trust), false);
  });
  const forms = {
    'the JSON file': files.json.toString(),
    'the baked PNG': credentialInPng(files.png),
    'the baked SVG': credentialInSvg(files.svg.toString()),
    'the file within the PDF': attachmentOfPdf(files.pdf),
  };
  for (const [name, text] of Object.entries(forms))
    await check(name, async () => {
      const read: unknown = JSON.parse(text);
      assert.deepEqual(read, credential);
      await readCredential(read as object, trust);
    });
  await check('the JWT says the same, and its file is it', async () => {
    const { iss, jti, nbf: _, ...claims } = readJwt(files.jwt.toString(), trust);
    const { proof: __, ...unsigned } = credential;
    assert.deepEqual(claims, unsigned);
    assert.deepEqual([iss, jti], [(credential['issuer'] as { id: string }).id, credential['id']]);
    assert.equal(files.jwt.toString(), valid.jwt);
  });
  await check('its status list says that it is valid', async () => {
    const read = await readCredential(credential, trust);
    assert.equal(await readIsRevoked(read, revoked.status_list, trust), false);
  });
  await check('and that the other one is revoked, whose signature is still good', async () => {
    const read = await readCredential(revoked.credential ?? {}, trust);
    assert.equal(await readIsRevoked(read, revoked.status_list, trust), true);
  });
  await check('it names no account: neither an id, nor an address, nor a user name', async () => {
    assert.doesNotMatch(JSON.stringify(credential), /@example\.com|user_id|username/);
  });
}
