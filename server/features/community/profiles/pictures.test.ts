import { request as httpRequest } from 'node:http';
import { PICTURE_BYTES } from '@devorbit/contract/community/profiles-limits.ts';
import { removePicture, showAccount, showPicture, uploadPicture } from '@devorbit/contract/community/profiles.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { raw } from '@devorbit/testkit/raw.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let house: House;
let ada: SignedIn;
beforeAll(async () => {
  house = await openHouse({ env: { PICTURES_PER_HOUR: '20' } });
  ada = await makeUser(house);
});
afterAll(() => house.close());

const flat = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

type Upload = { as?: string; field?: string; name?: string; type?: string };

async function upload(
  file: Buffer,
  { as, field = 'profile_picture', name = 'me.png', type = 'image/png' }: Upload = {},
) {
  const form = new FormData();
  form.set('note', 'a field that is not asked for');
  form.set(field, new Blob([new Uint8Array(file)], { type }), name);
  const response = await fetch(house.url + uploadPicture.path, {
    method: 'POST',
    body: form,
    headers: as === undefined ? {} : { 'x-session-code': as },
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const digestOf = (address: string | undefined | null): string => address?.split('/').at(-1) ?? '';
const pictures = async () => (await house.database.raw('select user_id, digest from pictures order by user_id')).rows;

describe('POST /api/profile/picture/', () => {
  test('keeps a picture that its address serves, whatever it was called', async () => {
    const { code } = await makeUser(house);
    const { status, body } = await upload(await flat('#00ff00'), {
      as: code,
      name: '../../etc/passwd',
      type: 'text/html',
    });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        profile_picture_url: expect.stringMatching(/^\/api\/pictures\/[0-9a-f]{64}$/),
        profileImageUrl: body['profile_picture_url'],
      },
    });
    uploadPicture.replies[200].parse(body);
    expect((await call(house.url, showAccount, { as: code })).body.profile_image).toBe(body['profileImageUrl']);

    const response = await fetch(house.url + body['profileImageUrl']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline; filename=picture.webp',
      'x-content-type-options': 'nosniff',
    });
    const found = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(found).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  test('a new one takes the place of the old, which is gone', async () => {
    const { user, code } = await makeUser(house);
    const first = digestOf((await upload(await flat('#111111'), { as: code })).body['profileImageUrl']);
    const second = digestOf((await upload(await flat('#eeeeee'), { as: code })).body['profileImageUrl']);
    expect(second).not.toBe(first);
    expect((await pictures()).filter((row) => (row as { user_id: number }).user_id === user.id)).toEqual([
      { user_id: user.id, digest: second },
    ]);
    expect((await refused(house.url, showPicture, { params: { digest: first } })).status).toBe(404);
  });

  test('visitors send nothing, and access tokens of a made-up code neither', async () => {
    const before = await pictures();
    expect((await upload(await flat('#222222'))).status).toBe(401);
    expect((await upload(await flat('#222222'), { as: 'made-up' })).status).toBe(401);
    expect(await pictures()).toEqual(before);
  });

  test.each([
    ['an SVG that calls itself a PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a page that calls itself a PNG', Buffer.from('<script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is a 400', async (_, file) => {
    expect(await upload(file, { as: ada.code })).toMatchObject({
      status: 400,
      body: { message: 'Choose a JPEG, PNG, WebP, GIF or AVIF picture' },
    });
  });

  test('another field, no file, no form and a broken form are a 400', async () => {
    expect(await upload(await flat('#333333'), { as: ada.code, field: 'avatar' })).toMatchObject({ status: 400 });
    const send = (type: string, body: string) =>
      raw(house.url + uploadPicture.path, 'POST', body, { 'content-type': type, 'x-session-code': ada.code });
    for (const [type, body] of [
      ['application/json', '{"profile_picture":"x"}'],
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=b', ''],
      ['multipart/form-data; boundary=b', '--b\r\n'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="__proto__"; filename="a"\r\n\r\nx\r\n--b--',
      ],
      [
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="profile_picture"; filename="a"\r\n\r\nx',
      ],
      [
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="profile_picture"\r\n\r\nx\r\n--b--',
      ],
    ] as const)
      expect({ type, body, status: (await send(type, body)).status }).toEqual({ type, body, status: 400 });
    expect((await send('text/plain', 'x')).status).toBe(415);
    expect((await call(house.url, showAccount, { as: ada.code })).body.profile_image).toBeNull();
  });

  test('the largest passes, and a byte more is a 413', async () => {
    const { code } = await makeUser(house);
    const picture = await flat('#444444');
    const sized = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    expect((await upload(sized(PICTURE_BYTES), { as: code })).status).toBe(200);
    expect(await upload(sized(PICTURE_BYTES + 1), { as: code })).toMatchObject({
      status: 413,
      body: { message: 'The picture can be up to 5 MB' },
    });
  });

  test('twenty in an hour', async () => {
    const { code } = await makeUser(house);
    const statuses: number[] = [];
    for (let at = 0; at < 21; at++) statuses.push((await upload(Buffer.from('x'), { as: code })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  });
});

describe('100 MB', () => {
  const LARGE = 100 * 1024 * 1024;
  const head = '--b\r\ncontent-disposition: form-data; name="profile_picture"; filename="a.png"\r\n\r\n';

  /** Streams a form for as long as the server takes it. Answers the status and how much was taken. */
  async function stream(code: string, announced: boolean): Promise<{ status: number; taken: number; heldMb: number }> {
    const block = Buffer.alloc(64 * 1024);
    const before = process.memoryUsage.rss();
    let taken = 0;
    let most = before;
    const sent = httpRequest(house.url + uploadPicture.path, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        'x-session-code': code,
        ...(announced ? { 'content-length': LARGE } : { 'transfer-encoding': 'chunked' }),
      },
    });
    const answered = Promise.withResolvers<number>();
    let cut = false;
    sent.on('response', (response) => {
      response.resume();
      answered.resolve(response.statusCode ?? 0);
    });
    // The connection that is cut in the middle of sending.
    const closed = new Promise<void>((resolve) => sent.once('close', resolve)).then(() => (cut = true));
    // Awaited only once all is sent.
    answered.promise.catch(() => undefined);
    sent.on('error', (error) => answered.reject(error));
    sent.write(head);
    while (!cut && taken < LARGE) {
      const room = sent.write(block);
      taken += block.length;
      most = Math.max(most, process.memoryUsage.rss());
      if (!room) await Promise.race([new Promise((resolve) => sent.once('drain', resolve)), closed]);
    }
    sent.destroy();
    return { status: await answered.promise, taken, heldMb: (most - before) / 1024 / 1024 };
  }

  test('without its length: read to the limit, answered, and cut', async () => {
    const { code } = await makeUser(house);
    const { status, taken, heldMb } = await stream(code, false);
    expect(status).toBe(413);
    expect(taken).toBeLessThan(LARGE / 2);
    expect(heldMb).toBeLessThan(90);
  });

  test('with its length: answered before any of it is read', async () => {
    const { code } = await makeUser(house);
    const { status, heldMb } = await stream(code, true);
    expect(status).toBe(413);
    expect(heldMb).toBeLessThan(90);
  });

  test('of a visitor: answered before any of it is read', async () => {
    expect((await stream('made-up', false)).status).toBe(401);
  });
});

describe('GET /api/pictures/:digest', () => {
  test.each(['0'.repeat(64), 'x', `${'0'.repeat(63)}G`, '..%2f..%2fetc%2fpasswd'])('%s is a 4xx', async (digest) => {
    const { status } = await raw(`${house.url}/api/pictures/${digest}`, 'GET', undefined, {});
    expect([400, 404]).toContain(status);
  });

  test('those of somebody who is suspended are not shown', async () => {
    const { user, code } = await makeUser(house);
    const digest = digestOf((await upload(await flat('#555555'), { as: code })).body['profileImageUrl']);
    await house.database.raw('update users set suspended_at = now() where id = $1', [user.id]);
    expect((await refused(house.url, showPicture, { params: { digest } })).status).toBe(404);
  });
});

test("DELETE /api/profile/picture/ removes one's own and no other's, and may be called again", async () => {
  const [one, other] = [await makeUser(house), await makeUser(house)];
  const same = await flat('#666666');
  const address = (await upload(same, { as: one.code })).body['profileImageUrl'];
  expect((await upload(same, { as: other.code })).body['profileImageUrl']).toBe(address);
  for (let again = 0; again < 2; again++)
    expect((await call(house.url, removePicture, { as: one.code })).status).toBe(200);
  expect((await call(house.url, showAccount, { as: one.code })).body.profile_image).toBeNull();
  expect((await call(house.url, showAccount, { as: other.code })).body.profile_image).toBe(address);
  expect((await fetch(house.url + address)).status).toBe(200);
  expect((await refused(house.url, removePicture)).status).toBe(401);
});
