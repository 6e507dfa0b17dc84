import type { Page } from '@playwright/test';
import { codeOf, makePerson, narrow, send } from '../../fixtures/people.ts';
import { expect, password, signInAs, test } from '../../fixtures/test.ts';

/** A hackathon of the staff’s whose submissions close in three days, and somebody new with a team there. */
async function makeTeam(page: Page, project: string): Promise<{ event: number; username: string }> {
  const staff = await codeOf(page, 'demo_staff', 'devorbit-demo');
  const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  const { id: event } = await send<{ id: number }>(page, staff, 'POST', '/api/events/', {
    title: `Entries ${project} ${Date.now().toString(36)}`,
    type: 'hackathon',
    category: 'AI',
    location: 'Pune',
    startDate: day(1),
    endDate: day(3),
    time: 'All day',
    description: 'Come and build',
    organizer: 'Build Club',
    timeZone: 'Asia/Kolkata',
  });
  await send(page, staff, 'PUT', `/api/events/${event}/hackathon/`, {
    submissionsCloseAt: `${day(3)}T12:00:00Z`,
    judgingClosesAt: `${day(4)}T12:00:00Z`,
    mostMembers: 3,
  });
  const { username, code } = await makePerson(page, project, 'Writer Example');
  await send(page, code, 'POST', `/api/events/${event}/registration/`);
  await send(page, code, 'POST', `/api/events/${event}/team/`, { name: 'Night shift' });
  return { event, username };
}

test(
  'a team writes its entry, looks at what it was, goes back to it, and submits',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    const { event, username } = await makeTeam(page, project.name);
    const form = page.getByRole('form', { name: 'Your entry' });
    const text = form.getByLabel('What it does, and how');

    await test.step('it sees the time that is left, and what its Markdown looks like; HTML stays text', async () => {
      await signInAs(page, username, password, `/events-hackathons/${event}/entries`);
      await expect(page.getByText(/^Time left to submit: [23] days/)).toBeVisible();
      await form.getByLabel('Title').fill('Monsoon Mesh');
      await text.fill('## How\n\nPhones carry the messages.\n\n<img src=x onerror="document.title=\'bad\'">');
      await form.getByRole('button', { name: 'Preview' }).click();
      const preview = form.getByRole('group', { name: 'Preview' });
      await expect(preview.getByRole('heading', { name: 'How', exact: true })).toBeVisible();
      await expect(preview.locator('img')).toHaveCount(0);
      await accessible(page);
      await narrow(page);
      await form.getByRole('button', { name: 'Hide the preview' }).click();
      await form.getByRole('button', { name: 'Save a draft' }).click();
      await expect(form.getByText('Saved as a draft.')).toBeVisible();
    });

    await test.step('it saves once more, looks at what that changed, and restores what was before', async () => {
      await text.fill('Something else');
      await form.getByLabel('Video').fill('https://www.video.example.org/watch');
      await form.getByRole('button', { name: 'Save a draft' }).click();
      await expect(form.getByText('Saved as a draft.')).toBeVisible();
      await form.getByRole('button', { name: 'Versions' }).click();
      const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
      await expect(versions).toHaveText([/Current.*Changed: What it does, and how and Video/, /First version/]);
      await accessible(page);
      await narrow(page);
      await versions.first().getByRole('button').click();
      const changed = page.getByRole('region', { name: 'What it does, and how' });
      await expect(changed.locator('del').first()).toContainText('## How');
      await expect(changed.locator('ins')).toContainText('Something else');
      await accessible(page);
      await narrow(page);
      await page.getByRole('button', { name: 'All versions' }).click();
      await versions.nth(1).getByRole('button').click();
      await page.getByRole('button', { name: 'Restore this version' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(text).toHaveValue(/^## How/);
      await expect(form.getByLabel('Video')).toHaveValue('');
    });

    await test.step('it adds a picture with its description and files, and removes one', async () => {
      const panel = page.getByRole('region', { name: 'Pictures and files' });
      const add = panel.getByRole('form', { name: 'Add a picture' });
      await add
        .getByLabel('Choose a picture')
        .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
      await add.getByLabel('Describe the picture').fill('The first screen');
      await add.getByRole('button', { name: 'Add the picture' }).click();
      await expect(add.getByText('Choose a JPEG, PNG, WebP, GIF or AVIF picture')).toBeVisible();
      await add
        .getByLabel('Choose a picture')
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() });
      await add.getByRole('button', { name: 'Add the picture' }).click();
      const picture = panel.getByRole('img', { name: 'The first screen' });
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      const buffer = Buffer.from('<script>document.title = 1</script>');
      await panel.getByLabel('Choose files').setInputFiles([
        { name: 'notes.html', mimeType: 'text/html', buffer },
        { name: 'spare.txt', mimeType: 'text/plain', buffer },
      ]);
      const files = panel.getByRole('list', { name: 'Files' }).getByRole('listitem');
      await expect(files).toHaveText([/notes\.html/, /spare\.txt/]);
      await expect(panel.getByText('1 of 6 pictures, 2 of 20 files')).toBeVisible();
      await accessible(page);
      await narrow(page);
      await panel.getByRole('button', { name: 'Remove spare.txt' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(files).toHaveCount(1);
    });

    await test.step('it submits, and sees the entry as others will', async () => {
      await form.getByLabel('Video').fill('https://www.video.example.org/watch');
      await form.getByRole('button', { name: 'Submit the entry' }).click();
      await expect(form.getByText('Submitted.')).toBeVisible();
      const { entry } = await send<{ entry: { id: number } }>(
        page,
        await codeOf(page, username, password),
        'GET',
        `/api/events/${event}/hackathon/`,
      );
      await page.goto(`/events-hackathons/${event}/entries/${entry.id}`);
      await expect(page.getByRole('heading', { name: 'Monsoon Mesh' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'How', exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Video on video.example.org' })).toHaveAttribute(
        'href',
        'https://www.video.example.org/watch',
      );
      await expect(page.getByRole('img', { name: 'The first screen' })).toBeVisible();
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'notes.html' }).click(),
      ]);
      expect(saved.suggestedFilename()).toBe('notes.html');
      await accessible(page);
      await narrow(page);
      await page.getByRole('button', { name: 'Versions' }).click();
      await expect(page.getByRole('list', { name: 'Versions' }).getByRole('listitem')).toHaveCount(4);
      await accessible(page);
    });
  },
);
