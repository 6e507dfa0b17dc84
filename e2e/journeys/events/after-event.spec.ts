import { codeOf, makePerson, narrow, send } from '../../fixtures/people.ts';
import { expect, password, signInAs, signInAsStaff, test } from '../../fixtures/test.ts';

test('an event is over: its recordings are there, who came says how it was, organizers read it @phone', async ({
  page,
  accessible,
}, { project }) => {
  const staff = await codeOf(page, 'demo_staff', 'devorbit-demo');
  const guest = await makePerson(page, project.name);
  const others = [await makePerson(page, project.name), await makePerson(page, project.name)];
  const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  const form = (at: string) => ({
    title: `Over ${project.name} ${Date.now().toString(36)}`,
    type: 'conference',
    category: 'Cybersecurity',
    location: 'Pune',
    startDate: at,
    endDate: at,
    startTime: '09:00',
    endTime: '13:00',
    time: '9 AM',
    description: 'Half a day, five talks',
    organizer: 'Orbit Club',
  });
  const { id } = await send<{ id: number }>(page, staff, 'POST', '/api/events/', form(day(9)));
  for (const { code } of [guest, ...others]) await send(page, code, 'POST', `/api/events/${id}/registration/`);
  await send(page, staff, 'PUT', `/api/events/${id}/recordings/`, {
    recordings: [{ title: 'Passkeys without tears', url: 'https://video.example.org/passkeys' }],
    forGuests: false,
  });
  const { revision } = await send<{ revision: number }>(page, staff, 'GET', `/api/events/${id}/`);
  await send(page, staff, 'PUT', `/api/events/${id}/`, { ...form(day(-2)), revision });
  const text = `Could follow every word (${project.name} ${Date.now().toString(36)})`;

  await test.step('visitors watch it again', async () => {
    await page.goto(`/events-hackathons/${id}`);
    const link = page.getByRole('region', { name: 'Recordings' }).getByRole('link', { name: /Passkeys without tears/ });
    await expect(link).toHaveAttribute('href', 'https://video.example.org/passkeys');
    await expect(page.getByRole('region', { name: 'Your feedback' })).toBeHidden();
  });

  await test.step('who came gives stars with the keyboard, and words', async () => {
    await signInAs(page, guest.username, password, `/events-hackathons/${id}`);
    const card = page.getByRole('region', { name: 'Your feedback' });
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: 'Send feedback' }).click();
    await expect(card.getByText('Choose how many stars')).toBeVisible();
    await card.getByRole('radio', { name: /^3 stars/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(card.getByRole('radio', { name: /^4 stars/ })).toBeChecked();
    await card.getByLabel('What went well, and what should change?').fill(text);
    await accessible(page);
    await narrow(page);
    await card.getByRole('button', { name: 'Send feedback' }).click();
    await expect(card.getByText('Thank you! You gave it 4 stars.')).toBeVisible();
    await page.reload();
    await card.getByRole('button', { name: 'Change' }).click();
    await card.getByRole('radio', { name: /^5 stars/ }).check({ force: true });
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText('Thank you! You gave it 5 stars.')).toBeVisible();
  });

  await test.step('organizers read it without names once three have answered, and add a recording', async () => {
    await signInAsStaff(page, `/events-hackathons/${id}/manage`);
    const feedback = page.getByRole('region', { name: 'Feedback' });
    await expect(feedback.getByText('1 answer so far.')).toBeVisible();
    await expect(feedback).not.toContainText(text);
    for (const { code } of others) await send(page, code, 'PUT', `/api/events/${id}/feedback/`, { stars: 4 });
    await page.reload();
    await expect(feedback.getByRole('listitem').filter({ hasText: text })).toContainText('5 stars');
    await expect(feedback).toContainText('4.3 of 5 stars');
    await expect(feedback).not.toContainText(guest.username);
    const recordings = page.getByRole('form', { name: 'Recordings' });
    const count = await recordings.getByRole('group').count();
    await recordings.getByRole('button', { name: 'Add a recording' }).click();
    const added = recordings.getByRole('group', { name: `Recording ${count + 1}` });
    await added.getByLabel('Title').fill('Slides');
    await added.getByLabel('Address').fill('http://slides.example.org');
    await recordings.getByRole('button', { name: 'Save recordings' }).click();
    await expect(recordings.getByText('Must be an address that starts with https://')).toBeVisible();
    await added.getByLabel('Address').fill('https://slides.example.org/1');
    await accessible(page);
    await narrow(page);
    await recordings.getByRole('button', { name: 'Save recordings' }).click();
    await expect(recordings.getByText('Saved.')).toBeVisible();
  });
});
