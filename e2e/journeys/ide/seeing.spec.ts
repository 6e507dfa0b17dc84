import type { Page } from '@playwright/test';
import { code, front, isWide, newFile, panel, saved, status, write } from '../../fixtures/ide.ts';
import { expect, signInFresh, test } from '../../fixtures/test.ts';

/** In pages of ours: a preview has no storage. */
const withoutAssistance = () => {
  if (globalThis.top === globalThis.self) localStorage.setItem('devorbit.ide.assistance', 'false');
};
test.beforeEach(({ page }) => page.addInitScript(withoutAssistance));

const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true }).click();

test(
  'what a run has made is looked at: a picture, a table, a page and a text',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    await signInFresh(page, project.name, '/online-ide');
    await newFile(page, 'draw.py');
    await write(
      page,
      [
        'import turtle',
        'turtle.color("teal", "gold")',
        'turtle.begin_fill()',
        'for _ in range(5): turtle.forward(180); turtle.left(144)',
        'turtle.end_fill()',
        'open("moons.csv", "w").write("name,planet\\n" + "Io,Jupiter\\n" * 1500)',
        'open("report.html", "w").write("<!doctype html><title>Report</title><h1>Report</h1><img src=turtle.svg alt=Star>")',
        'open("notes.txt", "w").write("<b>plain</b>")',
        "open(\"evil.svg\", \"w\").write(\"<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'><script>top.reached = 1</script><image href='/api/ide/start/?by=svg'/></svg>\")",
        'print("done")',
      ].join('\n'),
    );
    await saved(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await run(page);
    await expect(panel(page).getByText(/^Finished in/)).toBeVisible();
    const made = panel(page).getByRole('list', { name: 'Made by this run' });
    await expect(made.getByRole('button')).toHaveCount(5);
    await expect(made.locator('img')).toHaveCount(2);
    await accessible(page);

    await made.getByRole('button', { name: 'turtle.svg' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: 'turtle.svg, made by the program' })).toBeVisible();
    await expect(dialog.getByText(/\d+ × \d+ pixels/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Larger' }).press('Enter');
    await expect(dialog.getByText(/at 150 %/)).toBeVisible();
    await accessible(page);
    await page.keyboard.press('Escape');

    await made.getByRole('button', { name: 'moons.csv' }).click();
    await expect(dialog.getByRole('columnheader')).toHaveText(['name', 'planet']);
    await expect(dialog.getByText('1,500 rows. The first 1,000 are shown.')).toBeVisible();
    await expect(dialog.getByRole('row')).toHaveCount(1_001);
    await accessible(page);
    await page.keyboard.press('Escape');

    await made.getByRole('button', { name: 'notes.txt' }).click();
    await expect(dialog.getByText('<b>plain</b>')).toBeVisible();
    await page.keyboard.press('Escape');

    await made.getByRole('button', { name: 'evil.svg' }).click();
    await expect(dialog.getByText('40 × 40 pixels')).toBeVisible();
    expect(await page.evaluate(() => 'reached' in window)).toBe(false);
    expect(asked.filter((address) => address.includes('by=svg'))).toEqual([]);
    await page.keyboard.press('Escape');

    await made.getByRole('button', { name: 'report.html' }).click();
    const shown = page.getByRole('region', { name: 'Preview', exact: true }).locator('iframe').contentFrame();
    await expect(shown.getByRole('heading', { name: 'Report' })).toBeVisible();
    await expect
      .poll(() => shown.getByRole('img', { name: 'Star' }).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    // Taken into the project, a picture is shown where code would be; an SVG is a text.
    await front(page, 'Files');
    await page.getByRole('button', { name: 'Add moons.csv to the project' }).click();
    await expect(page.getByRole('treeitem', { name: 'moons.csv' })).toBeVisible();
  },
);

test(
  'SQL answers in tables, keeps its database, and its faults stand in PROBLEMS',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    await signInFresh(page, project.name, '/online-ide');
    await newFile(page, 'moons.sql');
    await write(
      page,
      `create table if not exists moons (name text, radius real);
insert into moons values ('Io', 1821.6), ('Europa', null);
select name, radius from moons;
select count(*) as moons, '<b>x</b>' as "1" from moons;
`,
    );
    await saved(page);
    await run(page);
    await expect(panel(page).getByText(/^Finished in/)).toBeVisible();
    const first = panel(page).getByRole('region', { name: 'Result 1' });
    await expect(first.getByRole('columnheader')).toHaveText(['name', 'radius']);
    await expect(first.getByRole('cell')).toHaveText(['Io', '1821.6', 'Europa', 'NULL']);
    await expect(panel(page).getByRole('region', { name: 'Result 2' }).getByRole('cell')).toHaveText(['2', '<b>x</b>']);
    await accessible(page);
    await run(page);
    await expect(panel(page).getByRole('region', { name: 'Result 2' }).getByRole('cell').first()).toHaveText('4');
    await front(page, 'Files');
    await expect(page.getByRole('region', { name: 'Made by your programs' }).getByText('project.db')).toBeVisible();

    await write(page, 'select name from moons limit 1;\nselect weight from moons;\n');
    await saved(page);
    await run(page);
    await expect(panel(page).getByText('Execution failed')).toBeVisible();
    await expect(panel(page).getByRole('region', { name: 'Result 1' }).getByRole('cell')).toHaveText(['Io']);
    await status(page).getByRole('button', { name: '1 error' }).click();
    await panel(page)
      .getByRole('button', { name: /no such column: weight.* line 2/s })
      .click();
    await expect(status(page).getByText(/Ln 2,/)).toBeVisible();
  },
);

test('the program of the home page opens in the IDE, for members and visitors, once', async ({ page }, { project }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Open in the IDE' }).click();
  await expect(page.getByRole('textbox', { name: 'Code of flight/game.mjs' })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: /flight|app\.py|Practice\.java/ })).toHaveCount(3);
  await write(page, '// mine\n');
  await expect(page.getByText('Kept in this browser')).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Open in the IDE' }).click();
  await expect(code(page)).toHaveText('// mine');

  await signInFresh(page, project.name, '/');
  await page.goto('/online-ide?template=flight');
  await expect(page.getByRole('textbox', { name: 'Code of game.mjs' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Asteroid flight/ })).toBeVisible();
  await run(page);
  await expect(panel(page).getByText(/^Finished in/)).toBeVisible();
  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect(page.getByRole('log', { name: 'Output of the program' })).toContainText('Sky 7');
  await page.goto('/online-ide?template=flight');
  await expect(page.getByRole('textbox', { name: 'Code of game.mjs' })).toBeVisible();
  const projects = page.getByRole('button', { name: /^Projects/ });
  if (isWide(page)) {
    await projects.click();
    const own = page.getByRole('dialog').getByRole('list', { name: 'Your projects' }).getByRole('listitem');
    await expect(own.filter({ hasText: 'Asteroid flight' })).toHaveCount(1);
  }
});
