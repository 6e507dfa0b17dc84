import type { Page } from '@playwright/test';
import { sessionCode } from '../../fixtures/session.ts';
import { expect, password, signInAs, signInFresh, test } from '../../fixtures/test.ts';

/** An event of the staff’s that goes on now. */
async function makeEvent(page: Page, title: string): Promise<number> {
  const staff = await page.request.post('/api/login/', { data: { username: 'demo_staff', password: 'devorbit-demo' } });
  const { session_code: code } = (await staff.json()) as { session_code: string };
  const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  const answer = await page.request.post('/api/events/', {
    headers: { 'x-session-code': code },
    data: {
      title,
      type: 'workshop',
      category: 'AI',
      location: 'Pune',
      startDate: day(-1),
      endDate: day(2),
      time: 'All day',
      description: 'Come in',
      organizer: 'Door Club',
      timeZone: 'Asia/Kolkata',
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** Somebody new who has a place, without the browser. */
async function guestOf(page: Page, event: number): Promise<{ code: string; text: string }> {
  const headers = { 'x-session-code': await sessionCode(page) };
  expect((await page.request.post(`/api/events/${event}/registration/`, { headers, data: {} })).status()).toBe(201);
  return (await (await page.request.get(`/api/events/${event}/ticket/`, { headers })).json()) as {
    code: string;
    text: string;
  };
}

const scan = async (page: Page, text: string) => {
  await page.getByLabel('Ticket code').fill(text);
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
};

test(
  'a ticket is shown and let in by its code; without network scans are kept, and sent when there is one',
  { tag: '@phone' },
  async ({ page, context, accessible }, { project }) => {
    const title = `Door ${project.name} ${Date.now().toString(36)}`;
    const event = await makeEvent(page, title);
    const address = `/events-hackathons/${event}`;
    const helper = await signInFresh(page, project.name);
    const second = await signInFresh(page, project.name).then(() => guestOf(page, event));
    const third = await signInFresh(page, project.name).then(() => guestOf(page, event));
    const first = await signInFresh(page, project.name, address);
    let code = '';

    await test.step('somebody registers, and has a ticket to show and to print', async () => {
      await page.getByRole('button', { name: 'Register Now' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Register Now' }).click();
      const ticket = page.getByRole('region', { name: 'Your ticket' });
      await expect(ticket.getByRole('img', { name: 'Your ticket as a QR code' })).toBeVisible();
      code = (await ticket.getByText(/^[0-9A-Z]+-[0-9A-Z]{6}$/).textContent()) ?? '';
      await accessible(page);
      await page.emulateMedia({ media: 'print' });
      // The region around it is hidden, and so has no role.
      await expect(page.locator('[data-ticket]').getByText(title)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('its organizer chooses a helper, and announces', async () => {
      await signInAs(page, 'demo_staff', 'devorbit-demo', `${address}/manage`);
      const helpers = page.getByRole('form', { name: 'New helper' });
      await helpers.getByLabel('Username').fill(helper);
      await helpers.getByRole('button', { name: 'Add a helper' }).click();
      await expect(page.getByRole('region', { name: 'Helpers' }).getByRole('listitem')).toHaveCount(1);
      const news = page.getByRole('form', { name: 'New announcement' });
      await news.getByLabel('Title').fill('Doors are open');
      await news.getByLabel('Announcement').fill('Use the side entrance.');
      await news.getByRole('button', { name: 'Announce' }).click();
      await expect(page.getByRole('region', { name: 'Announcements' })).toContainText('Sent to 3 people', {
        timeout: 120_000,
      });
      await accessible(page);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download as CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`event-${event}-registrations.csv`);
    });

    await signInAs(page, helper, password, `${address}/check-in`);
    const result = page.getByRole('status').filter({ hasText: /is in|already|valid|code|scanned/ });
    await test.step('the helper lets them in by the typed code, once', async () => {
      await expect(page.getByText('0 of 3 guests in')).toBeVisible();
      await scan(page, code.toLowerCase());
      await expect(result).toContainText('is in');
      await expect(page.getByText('1 of 3 guests in')).toBeVisible();
      await accessible(page);
      await scan(page, code);
      await expect(result).toContainText(`by ${helper}`);
      await scan(page, 'DVO:nothing of ours');
      await expect(result).toContainText('Not a valid ticket');
      await accessible(page);
    });

    await test.step('without network tickets are checked here, and kept', async () => {
      await context.setOffline(true);
      await expect(page.getByText('No connection. Scans are kept on this device and sent later.')).toBeVisible();
      await scan(page, second.text);
      await expect(result).toContainText('is in');
      await expect(result).toContainText('Kept on this device');
      await scan(page, second.text);
      await expect(result).toContainText('already in');
      await scan(page, third.code);
      await expect(result).toContainText('is in');
      await expect(page.getByText('3 scans not sent yet')).toBeVisible();
      await expect(page.getByText('3 of 3 guests in')).toBeVisible();
    });

    await test.step('and sent in their order when there is one; undone by hand', async () => {
      await context.setOffline(false);
      await expect(page.getByText('not sent yet')).toHaveCount(0);
      await page.reload();
      await expect(page.getByText('3 of 3 guests in')).toBeVisible();
      await page
        .getByRole('button', { name: /^Undo: / })
        .first()
        .click();
      await expect(page.getByText('2 of 3 guests in')).toBeVisible();
      const { width = 1280, height = 800 } = page.viewportSize() ?? {};
      await page.setViewportSize({ width: 320, height });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width, height });
    });

    await test.step('a screen shows a code, by which people check in themselves', async () => {
      await page.getByRole('button', { name: 'Self check-in screen' }).click();
      const shown = page.getByText(/^[2-9B-Z]{6}$/);
      await expect(shown).toBeVisible();
      await accessible(page);
      const here = (await shown.textContent()) ?? '';
      await signInAs(page, first, password, `${address}?here=${here}`);
      await page.getByRole('button', { name: 'I’m here' }).click();
      await expect(page.getByText('You are checked in since')).toBeVisible();
      await page.goto('/notifications');
      await expect(page.getByText(`${title}: Doors are open`)).toBeVisible();
    });

    await test.step('a helper at the entrance is no organizer', async () => {
      await signInAs(page, helper, password, `${address}/manage`);
      await expect(page.getByText('Only its organizers can manage this event')).toBeVisible();
      await accessible(page);
    });
  },
);
