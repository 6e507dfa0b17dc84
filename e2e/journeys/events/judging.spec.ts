import type { Page } from '@playwright/test';
import { codeOf, makePerson, type Person, send } from '../../fixtures/people.ts';
import { expect, password, signInAs, signInAsStaff, test } from '../../fixtures/test.ts';

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** A hackathon of the staff’s whose submissions have just closed: three entries, the first by somebody on the pages. */
async function makeHackathon(
  page: Page,
  staff: string,
  title: string,
  project: string,
): Promise<{ event: number; entrants: Person[] }> {
  const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  const { id: event } = await send<{ id: number }>(page, staff, 'POST', '/api/events/', {
    title,
    type: 'hackathon',
    category: 'AI',
    location: 'Pune',
    startDate: day(-1),
    endDate: day(2),
    time: 'All day',
    description: 'Come and build',
    organizer: 'Build Club',
    timeZone: 'Asia/Kolkata',
  });
  const dates = (closes: number) =>
    send(page, staff, 'PUT', `/api/events/${event}/hackathon/`, {
      submissionsCloseAt: inMinutes(closes),
      judgingClosesAt: inMinutes(60),
      mostMembers: 3,
    });
  await dates(30);
  const entrants: Person[] = [];
  for (const at of [1, 2, 3]) {
    const entrant = await makePerson(page, project);
    entrants.push(entrant);
    await send(page, entrant.code, 'POST', `/api/events/${event}/registration/`);
    if (at === 1) continue;
    await send(page, entrant.code, 'POST', `/api/events/${event}/team/`, { name: `Team ${at}` });
    await send(page, entrant.code, 'PUT', `/api/events/${event}/entry/`, { title: `Entry ${at}`, submitted: true });
  }
  await signInAs(page, entrants[0]?.username ?? '', password, `/events-hackathons/${event}`);
  await page.getByRole('link', { name: 'Teams and entries' }).click();
  const team = page.getByRole('form', { name: 'Make a team' });
  await team.getByLabel('Team name').fill('Team 1');
  await team.getByRole('button', { name: 'Make a team' }).click();
  await expect(page.getByRole('region', { name: 'Your team: Team 1' }).getByText(/^[A-Z2-9]{10}$/)).toBeVisible();
  const form = page.getByRole('form', { name: 'Your entry' });
  await form.getByLabel('Title').fill('Entry 1');
  await form.getByLabel('In one line').fill('Chat without a network');
  await form.getByRole('button', { name: 'Save a draft' }).click();
  await expect(page.getByRole('region', { name: 'Your entry' }).getByText('Draft', { exact: true })).toBeVisible();
  await expect(form.getByText('Saved as a draft.')).toBeVisible();
  await form.getByRole('button', { name: 'Submit the entry' }).click();
  await expect(form.getByText('Submitted.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your entry' }).getByText('Submitted', { exact: true })).toBeVisible();
  // The organizers close submissions now.
  await dates(-1);
  return { event, entrants };
}

test('entries are judged and the result released: assignment, a judge by keyboard, ranks for everybody', async ({
  page,
  accessible,
}, { project }) => {
  const title = `Judged ${project.name} ${Date.now().toString(36)}`;
  const staff = await codeOf(page, 'demo_staff', 'devorbit-demo');
  const { event, entrants } = await makeHackathon(page, staff, title, project.name);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Entry \d$/ })).toHaveCount(3);
  await accessible(page);
  await page.getByRole('link', { name: 'Entry 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entry 1' })).toBeVisible();
  await accessible(page);
  await test.step('the public votes, apart from the judges', async () => {
    await signInAsStaff(page, `/events-hackathons/${event}/entries`);
    const form = page.getByRole('form', { name: 'Public vote' });
    const local = (minutes: number) =>
      page.evaluate(
        (at) => {
          const date = new Date(at - new Date().getTimezoneOffset() * 60_000);
          return date.toISOString().slice(0, 16);
        },
        Date.now() + minutes * 60_000,
      );
    await form.getByLabel('Vote opens').fill(await local(-120));
    await form.getByLabel('Vote closes').fill(await local(60));
    await form.getByRole('button', { name: 'Hold a public vote' }).click();
    await expect(form.getByText('The vote must open after submissions close')).toBeVisible();
    await form.getByLabel('Vote opens').fill(await local(0));
    await form.getByRole('button', { name: 'Hold a public vote' }).click();
    await expect(form.getByRole('button', { name: 'Remove the vote' })).toBeVisible();
    await accessible(page);
    await page.getByRole('link', { name: 'Entry 2' }).click();
    const vote = page.getByRole('region', { name: 'Public vote' });
    await vote.getByRole('button', { name: 'Vote for this entry' }).click();
    await expect(vote.getByText('Your vote is for this entry.')).toBeVisible();
    await accessible(page);
    await page.getByRole('link', { name: 'All entries' }).click();
    await page.getByRole('link', { name: 'Entry 3' }).click();
    await vote.getByRole('button', { name: 'Move your vote here' }).click();
    await expect(vote.getByRole('button', { name: 'Take your vote back' })).toBeVisible();
    await signInAs(page, entrants[0]?.username ?? '', password, `/events-hackathons/${event}/entries`);
    await page.getByRole('link', { name: 'Entry 1' }).click();
    await expect(vote.getByText('You can vote for any entry but your own.')).toBeVisible();
    await expect(vote.getByRole('button')).toHaveCount(0);
  });

  const judges: Person[] = [];
  for (let at = 0; at < 3; at++) judges.push(await makePerson(page, project.name));
  for (const { username } of judges)
    await send(page, staff, 'PUT', `/api/events/${event}/crew/`, { username, role: 'judge' });
  const [judge] = judges;
  const note = 'It ran the first time. Next, show what happens without a network.';

  await test.step('an organizer writes the rubric and assigns the entries', async () => {
    await signInAsStaff(page, `/events-hackathons/${event}/manage`);
    await page.getByRole('link', { name: 'Judging', exact: true }).click();
    const rubric = page.getByRole('region', { name: 'Rubric' });
    await rubric.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('form', { name: 'Rubric' });
    await form.getByRole('group', { name: 'Wow' }).getByLabel('Name').fill('Spark');
    await accessible(page);
    await form.getByRole('button', { name: 'Save the rubric' }).click();
    await expect(rubric.getByText('Spark', { exact: true })).toBeVisible();
    const desk = page.getByRole('region', { name: 'Judges and entries' });
    await desk.getByRole('button', { name: 'Assign entries' }).click();
    await expect(desk.getByText('Entries are assigned: 3 of 3 have judges.')).toBeVisible();
    await desk.getByText('3 entries and who judges them').click();
    await expect(desk.getByText('Ada Example: Not scored')).toHaveCount(9);
    await accessible(page);
  });

  await test.step('a judge scores by keyboard; what is typed is kept over a reload', async () => {
    await signInAs(page, judge?.username ?? '', password, `/events-hackathons/${event}`);
    await page.getByRole('link', { name: 'Judge entries' }).click();
    await expect(page.getByText('0 of 3 submitted')).toBeVisible();
    const first = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
    for (const name of ['Technicality', 'Originality', 'Practicality', 'Design', 'Spark']) {
      const choice = page.getByRole('group', { name }).getByRole('radio').first();
      await choice.focus();
      await page.keyboard.press('4');
      await expect(page.getByRole('group', { name }).getByRole('radio').nth(3)).toBeFocused();
    }
    // From there by the arrows, as in every group of choices.
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('group', { name: 'Spark' }).getByRole('radio').nth(4)).toBeChecked();
    await page.getByLabel('Note to the team').fill(note);
    await expect(page.getByText('Draft saved')).toBeVisible();
    await accessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: first })).toBeVisible();
    await expect(page.getByLabel('Note to the team')).toHaveValue(note);
    await expect(page.getByRole('group', { name: 'Design' }).getByRole('radio').nth(3)).toBeChecked();
    await page.getByRole('button', { name: 'Submit scores' }).click();
    await expect(page.getByText('1 of 3 submitted')).toBeVisible();
    // The next one is there, and has the focus.
    await expect(page.locator('#entry-title')).toBeFocused();
    await expect(page.locator('#entry-title')).not.toHaveText(first);
  });

  await test.step('the others score; the organizer reads the result and releases it', async () => {
    for (const [at, { code }] of judges.entries()) {
      const { entries } = await send<{ entries: { id: number; title: string; state: string }[] }>(
        page,
        code,
        'GET',
        `/api/events/${event}/judging/mine/`,
      );
      for (const one of entries.filter(({ state }) => state !== 'submitted')) {
        const worth = Math.max(1, 5 - Number(one.title.at(-1)) - (at === 2 ? 1 : 0));
        const points = Object.fromEntries([1, 2, 3, 4, 5].map((number) => [number, worth]));
        await send(page, code, 'POST', `/api/events/${event}/judging/mine/${one.id}/submit/`, { points, note });
      }
    }
    expect((await page.request.get(`/api/events/${event}/results/`)).status()).toBe(404);
    await signInAsStaff(page, `/events-hackathons/${event}/judging`);
    const result = page.getByRole('region', { name: 'Result', exact: true });
    await expect(result.getByRole('row')).toHaveCount(4);
    await accessible(page);
    await result.getByRole('button', { name: 'Release the results' }).click();
    const dialog = page.getByRole('dialog', { name: 'Release the results' });
    await expect(dialog.getByText('Judging is still open; nobody can score afterwards.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Release', exact: true }).click();
    await expect(result.getByText('The results are public.')).toBeVisible();
  });

  await test.step('everybody sees the ranks, and a team what it was given', async () => {
    await signInAs(page, entrants[0]?.username ?? '', password, `/events-hackathons/${event}`);
    await page.getByRole('link', { name: 'Results and rubric' }).click();
    await expect(page.getByRole('list', { name: 'Winners' }).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('table', { name: 'Results' }).getByRole('row')).toHaveCount(4);
    await expect(page.getByText(note).first()).toBeVisible();
    for (const { username } of judges) await expect(page.getByText(username)).toHaveCount(0);
    await accessible(page);
  });
});
