import { codeOf, makePerson, send } from '../../fixtures/people.ts';
import { expect, password, signInAs, signInAsStaff, test } from '../../fixtures/test.ts';

test('a call for papers: proposed, reviewed without names, accepted, told, in the programme @phone', async ({
  page,
  accessible,
}, { project }) => {
  const staff = await codeOf(page, 'demo_staff', 'devorbit-demo');
  const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  const { id } = await send<{ id: number }>(page, staff, 'POST', '/api/events/', {
    title: `Call ${project.name} ${Date.now().toString(36)}`,
    type: 'conference',
    category: 'Cloud',
    location: 'Pune',
    startDate: day(20),
    endDate: day(21),
    startTime: '09:00',
    time: '9 AM to 6 PM',
    description: 'Two days of talks',
    organizer: 'Orbit Club',
    timeZone: 'Asia/Kolkata',
  });
  const { username: author } = await makePerson(page, project.name, 'Vera Hidden');
  const { username: reviewer } = await makePerson(page, project.name, 'Bo Example');
  await send(page, staff, 'PUT', `/api/events/${id}/crew/`, { username: reviewer, role: 'reviewer' });

  await test.step('an organizer opens the call', async () => {
    await signInAsStaff(page, `/events-hackathons/${id}/programme`);
    await page.getByRole('link', { name: 'Call for papers' }).click();
    await expect(page.getByText('No call for papers yet')).toBeVisible();
    await page.getByRole('button', { name: 'Open a call for papers' }).click();
    const form = page.getByRole('dialog', { name: 'Open a call for papers' });
    await form.getByLabel('Closes').fill(`${day(30)}T12:00`);
    await form.getByLabel('Guidance').fill('Show us what broke, and how you found it.');
    await form.getByRole('button', { name: 'Open the call' }).click();
    await expect(form.getByText('The call must close before the event ends')).toBeVisible();
    await accessible(page);
    await form.getByLabel('Closes').fill(`${day(10)}T12:00`);
    await form.getByRole('button', { name: 'Open the call' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const call = page.getByRole('region', { name: /^Open until/ });
    await expect(call.getByText('Show us what broke, and how you found it.')).toBeVisible();
    await expect(page.getByText('Workshop, 90 minutes')).toBeVisible();
  });

  await test.step('somebody proposes a session', async () => {
    await signInAs(page, author, password, `/events-hackathons/${id}`);
    await page.getByRole('link', { name: 'Propose a session' }).click();
    await page.getByRole('button', { name: 'Propose a session' }).click();
    const form = page.getByRole('dialog', { name: 'Propose a session' });
    await form.getByLabel('Title').fill('Loops that end');
    await form.getByLabel('Abstract').fill('How to **prove** it.');
    await form.getByLabel('Kind').selectOption({ label: 'Workshop, 90 minutes' });
    await form.getByLabel('Co-speakers').fill('Walt Hidden');
    await accessible(page);
    await form.getByRole('button', { name: 'Send the proposal' }).click();
    const own = page.getByRole('region', { name: 'Your proposals' });
    await expect(own.getByText('Loops that end')).toBeVisible();
    await expect(form).toBeHidden();
    await own.getByRole('button', { name: 'Edit: Loops that end' }).click();
    await page.getByLabel('Note to the reviewers').fill('Given twice before.');
    await page.getByRole('button', { name: 'Save the proposal' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await accessible(page);
  });

  await test.step('a reviewer gives points by keyboard, without seeing who proposed it', async () => {
    await signInAs(page, reviewer, password, `/events-hackathons/${id}`);
    await page.getByRole('link', { name: 'Review proposals' }).click();
    const desk = page.getByRole('region', { name: 'Review proposals' });
    await expect(desk.getByText('0 of 1 reviewed')).toBeVisible();
    await desk.getByRole('button', { name: 'Review: Loops that end' }).click();
    const dialog = page.getByRole('dialog', { name: 'Loops that end' });
    await expect(dialog.locator('strong', { hasText: 'prove' })).toBeVisible();
    await expect(dialog.getByText('Given twice before.')).toBeVisible();
    await expect(page.getByText(/Hidden/)).toHaveCount(0);
    await dialog.getByRole('radio', { name: '1' }).focus();
    await page.keyboard.press('Space');
    for (let at = 1; at < 5; at++) await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: '5' })).toBeChecked();
    await dialog.getByLabel('Note').fill('Clear and new.');
    await dialog.getByRole('button', { name: 'Give the review' }).click();
    await expect(dialog.getByText('None yet.')).toBeVisible();
    await accessible(page);
    await page.keyboard.press('Escape');
    await expect(desk.getByText('1 of 1 reviewed')).toBeVisible();
  });

  await test.step('an organizer accepts it, sends the decision and adds it to the programme', async () => {
    await signInAsStaff(page, `/events-hackathons/${id}/call-for-papers`);
    const desk = page.getByRole('region', { name: 'Proposals' });
    await expect(desk.getByText('5.0 from 1 review')).toBeVisible();
    await expect(page.getByText(/Hidden/)).toHaveCount(0);
    await accessible(page);
    await desk.getByRole('button', { name: 'Show names' }).click();
    await expect(desk.getByText(/Vera Hidden/)).toBeVisible();
    await desk.getByRole('button', { name: 'Read: Loops that end' }).click();
    const dialog = page.getByRole('dialog', { name: 'Loops that end' });
    await expect(dialog.getByText('Clear and new.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Decision' }).selectOption('Accepted');
    await dialog.getByLabel('A line to the author').fill('Bring a clicker.');
    await accessible(page);
    await dialog.getByRole('button', { name: 'Save the decision' }).click();
    await expect(desk.getByText('Accepted, not sent')).toBeVisible();
    await desk.getByRole('button', { name: 'Send 1 decision' }).click();
    await page.getByRole('dialog', { name: 'Send decisions' }).getByRole('button', { name: 'Send' }).click();
    await expect(desk.getByText('Accepted', { exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'Read: Loops that end' }).click();
    await dialog.getByLabel('Starts').fill('10:00');
    await dialog.getByLabel('Room').fill('Hall');
    await dialog.getByRole('button', { name: 'Add to the programme' }).click();
    await dialog.getByRole('link', { name: 'See it in the programme' }).click();
    const session = page.getByRole('article').filter({ hasText: 'Loops that end' });
    await expect(session).toContainText('Vera Hidden, Walt Hidden');
    await expect(session).toContainText('Hall');
  });

  await test.step('the author reads the decision', async () => {
    await signInAs(page, author, password, '/notifications');
    await page
      .getByText(/Your proposal “Loops that end” is accepted/)
      .first()
      .click();
    await page.goto(`/events-hackathons/${id}/call-for-papers`);
    const own = page.getByRole('region', { name: 'Your proposals' });
    await expect(own.getByText('Accepted')).toBeVisible();
    await expect(own.getByText('Bring a clicker.')).toBeVisible();
    await expect(own.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  });
});
