import type { Page } from '@playwright/test';
import { narrow } from '../../fixtures/people.ts';
import { expect, signInAs, signInAsStaff, signInFresh, password, test } from '../../fixtures/test.ts';

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

/** What a learner sends who makes an event with one place, by the form. */
async function fillForm(page: Page, title: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Create Event' });
  await expect(form.getByLabel('Type')).toHaveValue('hackathon');
  await expect(form.getByLabel('Category')).toHaveValue('Web3');
  await expect(form.getByLabel('Capacity')).toHaveValue('0');
  await expect(form.getByRole('checkbox', { name: 'Featured (Admin only)' })).toBeDisabled();
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Start date').fill('2027-03-14');
  await form.getByLabel('End date').fill('2027-03-16');
  await form.getByLabel('Ends at').fill('17:30');
  await expect(form.getByLabel('Time', { exact: true })).toHaveValue('10:00 AM - 5:30 PM');
  await form.getByLabel('Location').fill('Deccan, Pune');
  await form.getByLabel('Description', { exact: true }).fill('One evening, one table, one place.');
  await form.getByLabel('Organizer name').fill('Table Club');
  await form.getByLabel('Capacity').fill('1');
  await form.getByLabel('University').selectOption('cummins-college-of-engineering');
  await form.getByLabel('Tags').fill('tables, evenings');
}

test(
  'an event is made, declined, changed, approved, taken; the next waits, moves up when the place is given back, and is let in',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    const title = `One place ${project.name} ${Date.now().toString(36)}`;
    const maker = await signInFresh(page, project.name, '/events-hackathons');

    await test.step('a learner makes it, and only they see it', async () => {
      await page.getByRole('button', { name: 'Create Event' }).click();
      await fillForm(page, title);
      await accessible(page);
      await narrow(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Create Event' }).click();
      await expect(page.getByText('Our staff will review your event and let you know.')).toBeVisible();
      await page.goto('/events-hackathons/mine?tab=created');
      await expect(card(page, title)).toContainText('Pending Approval');
      await expect(card(page, title)).toContainText('Mar 14-16, 2027');
      await accessible(page);
      await narrow(page);
    });

    await test.step('staff decline it in Admin Mode, and say why', async () => {
      await signInAsStaff(page, '/events-hackathons');
      await expect(page.getByText('Admin Mode')).toBeVisible();
      await accessible(page);
      const decline = page.getByRole('button', { name: `Decline: ${title}` });
      await decline.click();
      const dialog = page.getByRole('dialog', { name: `Decline “${title}”` });
      await expect(dialog.getByLabel('Why')).toBeFocused();
      await accessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(decline).toBeFocused();
      await decline.click();
      await dialog.getByLabel('Why').fill('Say which table');
      await dialog.getByRole('button', { name: 'Decline' }).click();
      await expect(decline).toHaveCount(0);
    });

    await test.step('its maker reads that, and changes it', async () => {
      await signInAs(page, maker, password, '/events-hackathons/mine?tab=created');
      await page.getByRole('button', { name: `Edit: ${title}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Event' });
      await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(title);
      await accessible(page);
      await dialog.getByLabel('Description', { exact: true }).fill('One evening, the round table, one place.');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(dialog).toHaveCount(0);
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByText('the round table', { exact: false }).first()).toBeVisible();
    });

    await test.step('staff approve it', async () => {
      await signInAsStaff(page, '/events-hackathons');
      await page.getByRole('button', { name: `Approve: ${title}` }).click();
      await expect(page.getByRole('button', { name: `Approve: ${title}` })).toHaveCount(0);
    });

    await test.step('its college and its maker show it', async () => {
      for (const path of ['/universities/cummins-college-of-engineering', `/u/${maker}`]) {
        await page.goto(path);
        await page.getByRole('heading', { name: 'Events' }).scrollIntoViewIfNeeded();
        await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
      }
    });

    const found = `/events-hackathons?search=${encodeURIComponent(title)}`;
    const first = await signInFresh(page, project.name, `${found}&view=month&month=2027-03`);
    let address = '';
    let code = '';
    await test.step('a month has it on each of its days', async () => {
      const days = page.getByRole('table').getByRole('link');
      await expect(days).toHaveText([`${title} Day 1 of 3`, `${title} Day 2 of 3`, `${title} Day 3 of 3`]);
      await accessible(page);
      await page.getByRole('button', { name: 'Agenda' }).click();
      await expect(page.getByText('Day 2 of 3 · Hackathon · Deccan, Pune')).toBeVisible();
      await page.getByRole('button', { name: 'Cards' }).click();
    });

    await test.step('somebody takes the place, over the list', async () => {
      const link = card(page, title).getByRole('link', { name: title });
      await link.click();
      await expect(page).toHaveURL(/event=\d+/);
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByText('1 spot left')).toBeVisible();
      await expect(dialog.getByText('Free', { exact: true })).toBeVisible();
      address = (await dialog.getByRole('link', { name: 'Open as a page' }).getAttribute('href')) ?? '';
      await accessible(page);
      await narrow(page);
      // Below it nothing scrolls.
      const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
      expect(await scrolls()).toBe(false);
      const place = dialog.getByRole('button', { name: 'Register Now' });
      await place.click();
      const over = page.getByRole('dialog', { name: `Register Now: ${title}` });
      await expect(over).toBeVisible();
      // Escape closes what is on top, and nothing below.
      await page.keyboard.press('Escape');
      await expect(over).toHaveCount(0);
      await expect(place).toBeFocused();
      await place.click();
      await over.getByRole('button', { name: 'Register Now' }).click();
      await expect(dialog.getByText('You are going')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page).not.toHaveURL(/event=/);
      await expect(link).toBeFocused();
      expect(await scrolls()).toBe(true);
    });

    const second = await signInFresh(page, project.name, address);
    await test.step('the next waits, and reads why', async () => {
      await page.getByRole('button', { name: 'Join the waitlist' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Join the waitlist' }).click();
      await expect(page.getByText('You are number 1 of 1 on the waitlist')).toBeVisible();
      await expect(page.getByText('All places are taken.', { exact: false })).toBeVisible();
      await accessible(page);
    });

    await test.step('the first gives the place back, and the second has it', async () => {
      await signInAs(page, first, password, '/events-hackathons/mine');
      await narrow(page);
      await page.getByRole('button', { name: `Give my place back: ${title}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
      await expect(page.getByText('Gave up', { exact: true })).toBeVisible();
      await signInAs(page, second, password, '/notifications');
      await expect(page.getByText(`You moved up and have a place: ${title}`)).toBeVisible();
      await page.goto(address);
      await expect(page.getByText('You are going')).toBeVisible();
      const ticket = page.getByRole('region', { name: 'Your ticket' });
      await expect(ticket.getByRole('img', { name: 'Your ticket as a QR code' })).toBeVisible();
      code = (await ticket.getByText(/^[0-9A-Z]+-[0-9A-Z]{6}$/).textContent()) ?? '';
      await narrow(page);
    });

    await test.step('its calendar file has it', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Add to calendar' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^event-\d+\.ics$/);
      const file = await (await page.request.get(`/api/events/${address.split('/').at(-1)}/calendar.ics`)).text();
      expect(file).toContain('DTSTART;TZID=Asia/Kolkata:20270314T100000');
    });

    await test.step('who made it lets the second in by that ticket, and knows of no other', async () => {
      await signInAs(page, maker, password, `${address}/check-in`);
      await expect(page.getByText('0 of 1 guest in')).toBeVisible();
      await page.getByLabel('Ticket code').fill(code);
      await page.getByRole('button', { name: 'Check in', exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: 'is in' })).toBeVisible();
      await expect(page.getByText('1 of 1 guest in')).toBeVisible();
    });

    await test.step('who made it sees who comes, and cancels it', async () => {
      await page.goto(address);
      await page.getByRole('link', { name: 'Manage', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Registrations' })).toContainText('Has a place');
      await accessible(page);
      await narrow(page);
      await page.getByRole('link', { name: 'The event', exact: true }).click();
      await page.getByRole('button', { name: 'Delete or cancel' }).click();
      const dialog = page.getByRole('dialog', { name: /^Delete or cancel/ });
      await dialog.getByLabel('Why it is cancelled').fill('The table broke');
      await dialog.getByRole('button', { name: 'Cancel the event' }).click();
      await expect(page.getByText('This event is cancelled. The organizer wrote: The table broke')).toBeVisible();
      // What was made once can be made again, on another day.
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      const copy = page.getByRole('dialog', { name: 'Create Event' });
      await expect(copy.getByLabel('Title', { exact: true })).toHaveValue(title);
      await expect(copy.getByLabel('Start date')).toHaveValue('');
    });
  },
);

test('the hub is searched, filtered and walked by keyboard; a guest’s marks join the account', async ({
  page,
  accessible,
}, { project }) => {
  const staff = await page.request.post('/api/login/', { data: { username: 'demo_staff', password: 'devorbit-demo' } });
  const { session_code: code } = (await staff.json()) as { session_code: string };
  const soon = new Date(Date.now() + 9 * 24 * 3_600_000).toISOString().slice(0, 10);
  const made = {
    type: 'conference',
    category: 'DevOps',
    location: 'Pune',
    startDate: soon,
    endDate: soon,
    time: 'All day',
    description: 'Talks about what broke',
    organizer: 'DevOps Pune',
  };
  const headers = { 'x-session-code': code };
  const add = async (more: object): Promise<number> => {
    const answer = await page.request.post('/api/events/', { headers, data: { ...made, ...more } });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { id: number }).id;
  };
  const run = `${project.name} ${Date.now().toString(36)}`;
  await add({ title: `DevOps Saturday ${run}` });
  await add({ title: `Long ago ${run}`, type: 'webinar', startDate: '2025-03-01', endDate: '2025-03-01' });
  const full = await add({ title: 'Full house', capacity: 1 });
  await page.request.post(`/api/events/${full}/registration/`, { headers, data: {} });
  await page.goto('/events-hackathons');
  await expect(page.getByRole('article').first()).toBeVisible();
  await accessible(page);

  await test.step('the slash goes to its search, where nobody is typing', async () => {
    await page.keyboard.press('/');
    const field = page.getByRole('searchbox', { name: 'Search events' });
    await expect(field).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await field.fill('no such event 4711');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No events found')).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await accessible(page);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(field).toHaveValue('');
  });

  await test.step('types, dates and categories stand in the address', async () => {
    await page.getByRole('group', { name: 'Type' }).getByRole('button', { name: 'Webinar' }).click();
    await page.getByRole('button', { name: 'Advanced Filters' }).click();
    await page.getByRole('group', { name: 'Date' }).getByRole('button', { name: 'Past' }).click();
    await expect(page).toHaveURL(/type=webinar&date=past/);
    await expect(card(page, `Long ago ${run}`)).toHaveCount(1);
    await expect(card(page, `DevOps Saturday ${run}`)).toHaveCount(0);
    await page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'UI/UX' }).click();
    await expect(page.getByText('No events found')).toBeVisible();
    await page.goto('/events-hackathons?sort=popularity&date=upcoming');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('popularity');
    await expect(page.getByRole('article').first()).toContainText('waitlist open');
  });

  await test.step('a month is a table, and its days are also a list', async () => {
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(7);
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(page).toHaveURL(/month=\d{4}-\d\d/);
    await page.goto(`/events-hackathons?view=month&month=${soon.slice(0, 7)}`);
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await accessible(page);
    await page.getByRole('button', { name: 'Agenda' }).click();
    await expect(page.getByRole('region').getByRole('listitem').first()).toBeVisible();
    await accessible(page);
  });

  await test.step('nothing is wider than a screen of 320 px', async () => {
    for (const path of ['/events-hackathons', '/events-hackathons?view=month', '/community/events', '/events']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await narrow(page);
    }
  });

  await test.step('what a guest saves is there after signing in', async () => {
    await page.goto(`/events-hackathons?search=${encodeURIComponent(run)}`);
    const saved = page.getByRole('button', { name: `Save: DevOps Saturday ${run}` });
    await saved.click();
    await expect(saved).toHaveAttribute('aria-pressed', 'true');
    await signInFresh(page, project.name, '/events-hackathons');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/events-hackathons/mine?tab=saved');
    await expect(page.getByRole('article')).toContainText(`DevOps Saturday ${run}`);
  });

  await test.step('a personal calendar is made, shown once, and read', async () => {
    await page.goto('/events-hackathons/mine');
    await page.getByRole('button', { name: 'Create my calendar' }).click();
    const address = await page.getByText(/\/api\/calendars\/[\w-]{43}\/events\.ics$/).textContent();
    await accessible(page);
    const feed = await page.request.get(new URL(address ?? '').pathname);
    expect([feed.status(), (await feed.text()).startsWith('BEGIN:VCALENDAR')]).toEqual([200, true]);
    await page.reload();
    await expect(page.getByText('You’ve had one since')).toBeVisible();
  });
});
