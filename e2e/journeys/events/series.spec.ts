import { expect, signInAsStaff, test } from '../../fixtures/test.ts';

test('an event with sponsors repeats; later dates change and are cancelled together @phone', async ({
  page,
  accessible,
}, { project }) => {
  const login = await page.request.post('/api/login/', {
    data: { username: 'demo_staff', password: 'devorbit-demo' },
  });
  const { session_code: staff } = (await login.json()) as { session_code: string };
  const day = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString().slice(0, 10);
  const title = `Series ${project.name} ${Date.now().toString(36)}`;
  const made = await page.request.post('/api/events/', {
    headers: { 'x-session-code': staff },
    data: {
      title,
      type: 'workshop',
      category: 'Cloud',
      location: 'Pune',
      startDate: day,
      endDate: day,
      startTime: '18:00',
      endTime: '20:00',
      time: '6 PM',
      description: 'Code together',
      organizer: 'Orbit Club',
      timeZone: 'Europe/Berlin',
    },
  });
  const { id } = (await made.json()) as { id: number };

  await test.step('an organizer adds sponsors', async () => {
    await signInAsStaff(page, `/events-hackathons/${id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Edit event' });
    const sponsors = form.getByRole('group', { name: 'Sponsors' });
    await sponsors.getByRole('button', { name: 'Add a sponsor' }).click();
    await sponsors.getByLabel('Tier').selectOption('Partner');
    await sponsors.getByLabel('Name').fill('Town Hall');
    await sponsors.getByRole('button', { name: 'Add a sponsor' }).click();
    await sponsors.getByLabel('Name').nth(1).fill('Kestrel');
    await sponsors.getByLabel('Website').nth(1).fill('https://example.org/kestrel');
    await accessible(page);
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toBeHidden();
    const list = page.getByRole('region', { name: 'Sponsors' });
    await expect(list.getByRole('heading')).toHaveText(['Sponsors', 'Gold', 'Partner']);
    const link = list.getByRole('link', { name: 'Kestrel' });
    await expect(link).toHaveAttribute('href', 'https://example.org/kestrel');
    await expect(link).toHaveAttribute('rel', 'sponsored noopener');
    await page.goto(`/events-hackathons/${id}/programme`);
    await expect(page.getByRole('region', { name: 'Sponsors' }).getByText('Town Hall')).toBeVisible();
  });

  await test.step('the event repeats every week', async () => {
    await page.goto(`/events-hackathons/${id}`);
    await page.getByRole('button', { name: 'Repeat' }).click();
    const dialog = page.getByRole('dialog', { name: 'Repeat this event' });
    await dialog.getByLabel('Ends').selectOption('On a day');
    await dialog.getByLabel('Last day').fill(day);
    await dialog.getByRole('button', { name: 'Repeat the event' }).click();
    await expect(dialog.getByText('There is no other date until then. Choose a later day.')).toBeVisible();
    await accessible(page);
    await dialog.getByLabel('Ends').selectOption('After a number of dates');
    await dialog.getByLabel('Dates', { exact: true }).fill('3');
    await dialog.getByRole('button', { name: 'Repeat the event' }).click();
    await expect(dialog).toBeHidden();
    const dates = page.getByRole('region', { name: 'All dates' });
    await expect(dates.getByRole('listitem')).toHaveCount(3);
    await accessible(page);
    await dates.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(`/${id}$`));
    await expect(dates.getByRole('link')).toHaveCount(2);
  });

  await test.step('this date and all later ones change, then are cancelled', async () => {
    await page.getByRole('button', { name: 'Edit later dates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit this and all later dates' });
    await dialog.getByLabel('Location').fill('Mumbai');
    await accessible(page);
    await dialog.getByRole('button', { name: 'Save all of them' }).click();
    await expect(page.getByText('2 dates changed.')).toBeVisible();
    await expect(page.getByText('Mumbai')).toBeVisible();
    await page.getByRole('button', { name: 'Delete or cancel' }).click();
    const remove = page.getByRole('dialog', { name: /^Delete or cancel/ });
    await remove.getByLabel('Why it is cancelled').fill('The hall closed');
    await remove.getByLabel('Cancel all later dates too').check();
    await remove.getByRole('button', { name: 'Cancel the event' }).click();
    const dates = page.getByRole('region', { name: 'All dates' });
    await expect(dates.getByText('Cancelled')).toHaveCount(2);
    await page.goto(`/events-hackathons/${id}`);
    await expect(page.getByRole('complementary').getByText('Pune')).toBeVisible();
  });
});
