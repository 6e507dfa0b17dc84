import type { Page } from '@playwright/test';
import { address } from '../../fixtures/house.ts';
import { code, panel } from '../../fixtures/ide.ts';
import { makePerson } from '../../fixtures/people.ts';
import { expect, password, signInAs, test } from '../../fixtures/test.ts';
import { ideStates, withIdeProject } from '../../screens/ide-states.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens a new project of somebody new, which ends with the round. */
async function atProject(page: Page, project: string, round: () => Promise<void>): Promise<void> {
  const person = await makePerson(page, project);
  await withIdeProject(address, JSON.stringify({ session_code: person.code }), async (id) => {
    await signInAs(page, person.username, password, `/online-ide/${id}`);
    await expect(code(page)).toBeVisible();
    await round();
    // Nothing of it is asked for any more.
    await page.goto('about:blank');
  });
}

/** What each state is known by, however wide the window is. */
const signs: Record<string, (page: Page) => Promise<void>> = {
  'ide-run': (page) => expect(panel(page).locator('.xterm-rows')).toContainText('sees Sirius first'),
  'ide-steps': (page) => expect(region(page, 'Step by step').getByRole('slider', { name: 'Step' })).toBeVisible(),
  'ide-preview': (page) =>
    expect(region(page, 'Preview').locator('iframe').contentFrame().getByText('Rigel')).toBeVisible(),
  'ide-problems': (page) =>
    expect(
      panel(page)
        .getByRole('button', { name: /magnitude|nmae/ })
        .first(),
    ).toBeVisible(),
  'ide-history': (page) => expect(region(page, 'History')).toBeVisible(),
  'ide-debugging': (page) => expect(page.locator('.cm-stoppedLine')).toBeVisible(),
};

for (const { name, prepare } of ideStates)
  test(`at four widths, in both themes and in forced colours: ${name.replace('ide-', '')}`, async ({
    page,
    accessibleEverywhere,
  }, { project }) => {
    await atProject(page, project.name, async () => {
      const stands = signs[name];
      if (!stands || !prepare) throw new Error(`${name} is not known by anything`);
      await prepare(page);
      await accessibleEverywhere(page, () => stands(page));
      if (name !== 'ide-debugging') return;
      // Beside the code, or in its place.
      await page.keyboard.press('F1');
      await page.keyboard.type('variables');
      await page.keyboard.press('Enter');
      const variables = region(page, 'Run and debug').getByRole('region', { name: 'Variables' });
      await accessibleEverywhere(page, () => expect(variables.getByText('star =')).toBeVisible(), [390, 320]);
    });
  });

test('at four widths, in both themes and in forced colours: at rest, people, chat, and what stands above the screen', async ({
  page,
  accessibleEverywhere,
}, { project }) => {
  await atProject(page, project.name, async () => {
    await accessibleEverywhere(page, () => expect(code(page)).toBeVisible());
    for (const [words, side] of [
      ['people', 'People'],
      ['chat', 'Chat'],
    ] as const) {
      await page.keyboard.press('F1');
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
      await accessibleEverywhere(page, () => expect(region(page, side)).toBeVisible());
    }
    for (const [words, title] of [
      ['share', 'Share'],
      ['projects', 'Projects'],
      ['run configurations', 'Run configurations'],
    ] as const) {
      await page.keyboard.press('F1');
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await accessibleEverywhere(page, () => expect(dialog).toBeVisible());
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
});
