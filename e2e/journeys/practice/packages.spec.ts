import { legacy, packageFiles, testTexts } from '@devorbit/content-reader/packages/_packages.ts';
import { writeZip } from '@devorbit/content-reader/packages/zip.ts';
import { wholeBrowser } from '../../fixtures/browser.ts';
import { sessionCode } from '../../fixtures/session.ts';
import { expect, signInFresh, test } from '../../fixtures/test.ts';

test.use({ launchOptions: wholeBrowser });

/** A PDF of one page that says one line. */
function pdfOf(line: string): string {
  const text = `BT /F1 28 Tf 60 760 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return `${body}xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}

test(
  'a package of DOMjudge with a PDF for a statement is imported, verified and read',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    const title = `Twice ${project.name} ${Date.now().toString(36)}`;
    await page.goto('/');
    await signInFresh(page, project.name, '/');
    const headers = { 'X-Session-Code': await sessionCode(page) };
    const made = await page.request.post('/api/community/problems/', { headers, data: { title, statement: 'Soon.' } });
    const { id } = (await made.json()) as { id: number };
    const archive = writeZip(
      packageFiles(legacy, {
        ...testTexts('secret/03', 7),
        'problem.yaml': null,
        'data/testdata.yaml': null,
        'problem_statement/problem.tex': null,
        'input_format_validators/validate.py': null,
        'submissions/mixed/m.py': null,
        'submissions/time_limit_exceeded/wrong_first.py': null,
        'domjudge-problem.ini': `name = '${title}'\ncolor = #00ff00\n`,
        '.timelimit': '2\n',
        'problem.pdf': pdfOf('Print twice the number.'),
      }),
      'twice',
    );

    await page.goto(`/problems/${id}/edit`);
    await page.getByRole('button', { name: 'Packages' }).click();
    await page.getByRole('button', { name: 'Import package' }).click();
    const box = page.getByRole('dialog', { name: 'Import package' });
    await box
      .getByLabel('Choose a package, or drop it here')
      .setInputFiles({ name: 'twice.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) });
    await box.getByRole('button', { name: 'Replace the draft' }).click();
    await expect(page.getByText('Package imported and saved.')).toBeVisible();
    await expect(
      page.getByText('There is no input validator: nothing has checked that the inputs are valid'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'PDF' })).toBeVisible();
    await accessible(page);
    const [own] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the PDF' }).click(),
    ]);
    expect(own.suggestedFilename()).toBe(`problem-${id}.pdf`);
    await page.getByRole('button', { name: 'Verify' }).first().click();
    await expect(page.getByText(/^Version \d+ is live with 4 tests\./)).toBeVisible();

    const [reply] = await Promise.all([
      page.waitForResponse((response) => response.url().includes(`/api/problems/${id}/statements/`)),
      page.goto(`/problems/${id}`),
    ]);
    expect({ status: reply.status(), type: reply.headers()['content-type'] }).toEqual({
      status: 200,
      type: 'application/pdf',
    });
    await expect(page.getByText('The statement of this problem is a PDF.')).toBeVisible();
    await expect(page.getByTitle(`Statement of ${title}`)).toBeVisible();
    // The browser's own reader has taken it.
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension://'))).toBe(true);
    await expect(page.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('target', '_blank');
    await expect(page.getByText('Example 1')).toBeVisible();
    await accessible(page);
  },
);
