import { docx, xlsx } from '@devorbit/runner/documents/samples/office-files.ts';
import { documentOf, prepared } from '../../fixtures/preparation.ts';
import { sessionCode } from '../../fixtures/session.ts';
import { expect, signInAs, test } from '../../fixtures/test.ts';

const DEMO_PASSWORD = 'devorbit-demo';

test('what is inside an Office file is shown, found and opened at its page', async ({ page, accessible }) => {
  await signInAs(page, 'demo_admin', DEMO_PASSWORD, '/resources');
  const mark = `orbit${Date.now().toString(36)}`;
  const headers = { 'x-session-code': await sessionCode(page) };
  const fields = {
    college: 'COEP Technological University',
    branch: 'Physics',
    year: '1',
    semester: '2',
    subject: 'Celestial Mechanics',
    resource_type: 'Tutorial',
  };
  const send = async (name: string, buffer: Buffer, title: string): Promise<number> => {
    const file = { name, mimeType: 'application/octet-stream', buffer };
    const answer = await page.request.post('/api/upload/', { headers, multipart: { ...fields, title, file } });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { id: number }).id;
  };
  const text = await send(
    'laws.docx',
    docx(['The first law', ...[2, 3, 4, 5, 6].map((at) => `Page ${at}`), `The second ${mark} of areas`, 'The end']),
    `Laws of ${mark}`,
  );
  const book = await send(
    'marks.xlsx',
    xlsx({ First: [['Asha', '41']], Second: [['Ravi', `sheet ${mark}`]] }),
    `Table of ${mark}`,
  );

  const dialog = page.getByRole('dialog');
  await test.step('the preview comes while one looks', async () => {
    await page.goto(`/resources/${text}`);
    await expect(page.getByRole('region', { name: /^Pages of/ })).toContainText('The first law', { timeout: 400_000 });
    await page.getByRole('searchbox', { name: 'Search inside this document' }).fill('areas');
    await page.getByRole('button', { name: /^Page 7/ }).click();
    await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('7');
    await expect(page.locator('.highlight').first()).toHaveText('areas');
    await accessible(page);
  });

  await test.step('the hub finds it by what is inside, and opens it there', async () => {
    const inside = page.getByRole('list', { name: 'Inside documents' });
    // The workbook may still be read.
    await expect(async () => {
      await page.goto(`/resources?search=${mark}`);
      await expect(inside.getByRole('listitem')).toHaveCount(2);
    }).toPass({ timeout: 400_000 });
    await expect(inside.locator('mark').first()).toHaveText(mark);
    await accessible(page);
    await inside.getByRole('link', { name: `Laws of ${mark}` }).click();
    await expect(dialog.getByRole('textbox', { name: 'Page' })).toHaveValue('7');
    await expect(dialog.locator('.highlight').first()).toHaveText(mark);
    await page.keyboard.press('Escape');
  });

  await test.step('a workbook opens at the sheet and the cell', async () => {
    await page.goto(`/resources/${book}#page=2&find=${mark}`);
    await expect(page.getByRole('button', { name: 'Second' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('td[data-found]')).toHaveText(`sheet ${mark}`);
    await accessible(page);
    await page.getByRole('button', { name: 'First' }).click();
    await expect(page.getByRole('cell', { name: 'Asha' })).toBeVisible();
  });

  await test.step('nothing is wider than a screen of 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of [`/resources?search=${mark}`, `/resources/${text}`, `/resources/${book}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });

  for (const id of [text, book]) await page.request.delete(`/api/documents/${id}/delete/`, { headers });
});

// One of each of the demo world: LibreOffice has made what is shown.
const converted = [
  { type: 'doc', title: 'In-semester test' },
  { type: 'ppt', title: 'Karnaugh maps' },
  { type: 'pptx', title: 'Balanced trees on the board' },
  { type: 'xls', title: 'Consolidation readings' },
];
for (const { type, title } of converted)
  test(`a ${type} of the demo world is opened as what it was converted to`, async ({ page }) => {
    await signInAs(page, 'demo_admin', DEMO_PASSWORD, '/resources');
    const id = await documentOf(page, title);
    const { state, message } = await prepared(page, id);
    test.skip(state === 'unavailable' && message?.includes('LibreOffice') === true, message ?? '');
    expect([state, message]).toEqual(['ready', null]);
    await page.goto(`/resources/${id}`);
    if (type === 'xls') await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    else await expect(page.getByRole('region', { name: /^Pages of/ })).toContainText(/\w{3}/);
  });
