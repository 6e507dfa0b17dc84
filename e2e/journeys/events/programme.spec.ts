import { send } from '../../fixtures/people.ts';
import { expect, freshName, password, signInAs, signInAsStaff, test } from '../../fixtures/test.ts';

test('a programme is written, read and filtered; who stars sessions sees what overlaps @phone', async ({
  page,
  accessible,
}, { project }) => {
  const login = await page.request.post('/api/login/', {
    data: { username: 'demo_staff', password: 'devorbit-demo' },
  });
  const { session_code: staff } = (await login.json()) as { session_code: string };
  const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  const { id } = await send<{ id: number }>(page, staff, 'POST', '/api/events/', {
    title: `Programme ${project.name} ${Date.now().toString(36)}`,
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

  await test.step('an organizer adds a speaker and sessions', async () => {
    await signInAsStaff(page, `/events-hackathons/${id}`);
    await page.getByRole('link', { name: 'Write the programme' }).click();
    await expect(page.getByText('No programme yet')).toBeVisible();
    await accessible(page);
    await page.getByRole('button', { name: 'Add a speaker' }).click();
    const speaker = page.getByRole('dialog', { name: 'Add a speaker' });
    await speaker.getByLabel('Name').fill('Ada Example');
    await speaker.getByLabel('Job title').fill('Engineer');
    await speaker.getByRole('button', { name: 'Save the speaker' }).click();
    await expect(page.getByRole('heading', { name: 'Ada Example' })).toBeVisible();

    await page.getByRole('button', { name: 'Add a session' }).click();
    const form = page.getByRole('dialog', { name: 'Add a session' });
    await form.getByLabel('Title').fill('Opening');
    await form.getByLabel('Starts').fill('08:00');
    await form.getByRole('combobox', { name: 'Room' }).fill('Hall');
    await form.getByRole('combobox', { name: 'Track' }).fill('Keynotes');
    await form.getByRole('button', { name: 'Save the session' }).click();
    await expect(form.getByText('The session must be within the dates of the event')).toBeVisible();
    await accessible(page);
    await form.getByLabel('Starts').fill('09:00');
    await form.getByRole('combobox', { name: 'Speakers' }).click();
    await page.getByRole('option', { name: 'Ada Example' }).click();
    await form.getByLabel('Abstract').fill('How an orbit begins.');
    await form.getByRole('button', { name: 'Save the session' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Opening' })).toContainText('Ada Example');
    for (const [title, startTime, room, track] of [
      ['Containers', '10:00', 'Hall', 'Cloud'],
      ['Queues', '10:15', 'Loft', 'Data'],
    ] as const)
      await send(page, staff, 'POST', `/api/events/${id}/sessions/`, {
        title,
        date: day(20),
        startTime,
        minutes: 45,
        room,
        track,
      });
    await page.reload();
    await page.getByRole('button', { name: 'Edit: Queues' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit the session' });
    await edit.getByRole('combobox', { name: 'Room' }).fill('Hall');
    await edit.getByRole('combobox', { name: 'Room' }).press('Tab');
    await edit.getByRole('button', { name: 'Save the session' }).click();
    await expect(edit.getByText('Hall has another session at that time: Containers')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(edit).toBeHidden();
  });

  await test.step('a visitor stars sessions and reads their own programme', async () => {
    const username = freshName(project.name);
    const created = await page.request.post('/api/register/', {
      data: { username, name: 'Bo Example', email: `${username}@example.org`, password, auth_provider: 'email' },
    });
    expect(created.status()).toBe(201);
    await signInAs(page, username, password, `/events-hackathons/${id}`);
    await page.getByRole('link', { name: 'Programme: 3 sessions' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    await page.getByText('About Opening').click();
    await expect(page.getByText('How an orbit begins.')).toBeVisible();
    await accessible(page);
    await page.getByRole('button', { name: 'Cloud', exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Cloud', exact: true }).click();
    for (const title of ['Containers', 'Queues']) {
      const star = page.getByRole('button', { name: `Star: ${title}` });
      await star.focus();
      await page.keyboard.press('Enter');
      await expect(star).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(page.getByText('Overlaps another starred session')).toHaveCount(2);
    await page.getByRole('button', { name: 'My programme' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await accessible(page);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
    const file = await page.getByRole('link', { name: 'Add to calendar: Queues' }).getAttribute('href');
    expect(await (await page.request.get(file ?? '')).text()).toContain('SUMMARY:Queues');
  });
});
