import { makeZip } from '@devorbit/testkit/documents.ts';
import { codeOf, makePerson, narrow, type Person, send } from '../../fixtures/people.ts';
import { expect, password, signInAs, test } from '../../fixtures/test.ts';

const MINUTE_MS = 60_000;
const RUN = { timeout: 180_000 };

test(
  'a team has its entry run, and a judge reads what the submitted one wrote',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    test.setTimeout(600_000);
    const staff = await codeOf(page, 'demo_staff', 'devorbit-demo');
    const day = (days: number) => new Date(Date.now() + days * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);
    const { id: event } = await send<{ id: number }>(page, staff, 'POST', '/api/events/', {
      title: `Runs ${project.name} ${Date.now().toString(36)}`,
      type: 'hackathon',
      category: 'AI',
      location: 'Pune',
      startDate: day(-1),
      endDate: day(3),
      time: 'All day',
      description: 'Come and build',
      organizer: 'Build Club',
      timeZone: 'Asia/Kolkata',
    });
    const closing = (minutes: number) =>
      send(page, staff, 'PUT', `/api/events/${event}/hackathon/`, {
        submissionsCloseAt: new Date(Date.now() + minutes * MINUTE_MS).toISOString(),
        judgingClosesAt: new Date(Date.now() + 24 * 60 * MINUTE_MS).toISOString(),
        mostMembers: 3,
      });
    await closing(60);
    const writer = await makePerson(page, project.name, 'Writer Example');
    await send(page, writer.code, 'POST', `/api/events/${event}/registration/`);
    await send(page, writer.code, 'POST', `/api/events/${event}/team/`, { name: 'Night shift' });
    const judges: Person[] = [];
    for (const name of ['First Judge', 'Second Judge', 'Third Judge']) {
      const judge = await makePerson(page, project.name, name);
      judges.push(judge);
      await send(page, staff, 'PUT', `/api/events/${event}/crew/`, { username: judge.username, role: 'judge' });
    }
    const form = page.getByRole('form', { name: 'Your entry' });
    const trial = page.getByRole('region', { name: 'Try the start command' });

    await test.step('it uploads a zip, marks it as what is run, and says how', async () => {
      await signInAs(page, writer.username, password, `/events-hackathons/${event}/entries`);
      await form.getByLabel('Title').fill('Monsoon Mesh');
      await form.getByRole('button', { name: 'Save a draft' }).click();
      await expect(form.getByText('Saved as a draft.')).toBeVisible();
      const panel = page.getByRole('region', { name: 'Pictures and files' });
      const zip = makeZip({
        'mesh/main.py': 'import sys\nprint("hello", sys.stdin.read().strip(), "\\x1b[31m")\n',
      });
      await panel
        .getByLabel('Choose files')
        .setInputFiles([{ name: 'mesh.zip', mimeType: 'application/zip', buffer: zip }]);
      await expect(panel.getByRole('link', { name: 'mesh.zip' })).toBeVisible();
      await form.getByLabel('Source that is run').selectOption('mesh.zip');
      await expect(form.getByLabel('Language').getByRole('option', { name: /^Python / })).toHaveCount(1);
      await accessible(page);
      await narrow(page);
      await form.getByRole('button', { name: 'Save a draft' }).click();
      await expect(form.getByText('Say how the program is started')).toBeVisible();
    });

    await test.step('it tries the command, and sees what it writes', async () => {
      await form.getByLabel('Language').selectOption('python');
      await form.getByLabel('Start command').fill('python3 main.py');
      await form.getByLabel('Standard input').fill('judges');
      await form.getByRole('button', { name: 'Submit the entry' }).click();
      await expect(form.getByText('Submitted.')).toBeVisible();
      await trial.getByRole('button', { name: 'Try the start command' }).click();
      await expect(trial.getByText('Ended with exit code 0.')).toBeVisible(RUN);
      await expect(trial.getByRole('region', { name: 'Standard output' })).toHaveText(/^hello judges \\x1b\[31m/);
      await accessible(page);
      await narrow(page);
    });

    await test.step('once submissions have closed, a judge reads it beside the scores, and runs it again', async () => {
      await closing(-1);
      await send(page, staff, 'POST', `/api/events/${event}/judging/assign/`);
      await signInAs(page, judges[0]?.username ?? '', password, `/events-hackathons/${event}/judge`);
      const run = page.getByRole('region', { name: 'Run in the sandbox' });
      await expect(run.getByText('Ended with exit code 0.')).toBeVisible(RUN);
      await expect(run.getByRole('region', { name: 'Standard output' })).toHaveText(/^hello judges/);
      await accessible(page);
      await narrow(page);
      await run.getByRole('button', { name: 'Run again' }).click();
      await expect(run.getByRole('button', { name: 'Run again' })).toBeEnabled(RUN);
      await expect(run.getByText('Ended with exit code 0.')).toBeVisible();
    });

    await test.step('the entry’s page has it for judges, and for nobody else', async () => {
      const { entry } = await send<{ entry: { id: number } }>(
        page,
        writer.code,
        'GET',
        `/api/events/${event}/hackathon/`,
      );
      await page.goto(`/events-hackathons/${event}/entries/${entry.id}`);
      await expect(page.getByRole('region', { name: 'Run in the sandbox' })).toBeVisible();
      await accessible(page);
      await signInAs(page, writer.username, password, `/events-hackathons/${event}/entries/${entry.id}`);
      await expect(page.getByRole('heading', { name: 'Monsoon Mesh' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Run in the sandbox' })).toHaveCount(0);
    });
  },
);
