import type { Page } from '@playwright/test';
import { codeOf, makePerson, narrow, type Person, send } from '../../fixtures/people.ts';
import { expect, password, signInAs, test } from '../../fixtures/test.ts';

/** A hackathon of the staff’s that begins tomorrow; teams may have three. */
async function makeHackathon(page: Page, title: string): Promise<number> {
  const staff = await codeOf(page, 'demo_staff', 'devorbit-demo');
  const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  const { id } = await send<{ id: number }>(page, staff, 'POST', '/api/events/', {
    title,
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
  await send(page, staff, 'PUT', `/api/events/${id}/hackathon/`, {
    submissionsCloseAt: `${day(3)}T12:00:00Z`,
    judgingClosesAt: `${day(4)}T12:00:00Z`,
    mostMembers: 3,
  });
  return id;
}

/** Somebody new with a place, without the browser. */
async function makeGuest(page: Page, project: string, event: number, name: string): Promise<Person> {
  const person = await makePerson(page, project, name);
  await send(page, person.code, 'POST', `/api/events/${event}/registration/`);
  return person;
}

test(
  'a team looks for people, is asked, invites, changes hands, and takes somebody out',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    const event = await makeHackathon(page, `Teams ${project.name} ${Date.now().toString(36)}`);
    const lead = await makeGuest(page, project.name, event, 'Lead Example');
    const asker = await makeGuest(page, project.name, event, 'Asker Example');
    const guest = await makeGuest(page, project.name, event, 'Guest Example');
    const entries = `/events-hackathons/${event}/entries`;
    const team = page.getByRole('region', { name: 'Your team: Night shift' });
    const members = team.getByRole('list', { name: 'Members' }).getByRole('listitem');
    const waiting = team.getByRole('list', { name: 'Invites and requests' });
    const looking = page.getByRole('region', { name: 'Teams looking for people' });

    await test.step('somebody makes a team, says who it needs, and invites by username', async () => {
      await signInAs(page, lead.username, password, entries);
      await expect(looking.getByText('No team is looking for people right now.')).toBeVisible();
      await accessible(page);
      const make = page.getByRole('form', { name: 'Make a team' });
      await make.getByLabel('Team name').fill('Night shift');
      await make.getByRole('button', { name: 'Make a team' }).click();
      await expect(members).toHaveCount(1);
      const wanted = team.getByRole('form', { name: 'Looking for' });
      await wanted.getByLabel('Looking for').fill('Somebody who draws');
      await wanted.getByRole('button', { name: 'Save' }).click();
      await expect(wanted.getByText('Your team is listed.')).toBeVisible();
      const invite = team.getByRole('form', { name: 'Invite somebody' });
      await invite.getByLabel('Username').fill('nobody-of-this-name');
      await invite.getByRole('button', { name: 'Invite' }).click();
      await expect(invite.getByText('No user has this username')).toBeVisible();
      await invite.getByLabel('Username').fill(guest.username);
      await invite.getByRole('button', { name: 'Invite' }).click();
      await expect(invite.getByText(`Invited ${guest.username}.`)).toBeVisible();
      await expect(waiting.getByRole('listitem')).toHaveText([/Guest Example\s*Invited/]);
      await accessible(page);
      await narrow(page);
    });

    await test.step('somebody else finds it, and asks to join', async () => {
      await signInAs(page, asker.username, password, entries);
      await expect(looking.getByRole('listitem')).toContainText(['Somebody who draws']);
      await accessible(page);
      await narrow(page);
      await looking.getByRole('button', { name: 'Ask to join Night shift' }).click();
      await expect(page.getByRole('region', { name: 'Invites and requests' })).toContainText('Asked to join');
      await expect(looking.getByRole('button')).toHaveCount(0);
      await accessible(page);
    });

    await test.step('who was invited is told, comes by that, and accepts', async () => {
      await signInAs(page, guest.username, password, '/notifications');
      await page.getByRole('link', { name: `${lead.username} invites you to the team Night shift` }).click();
      await page.getByRole('button', { name: 'Accept Night shift' }).click();
      await expect(members).toHaveCount(2);
    });

    await test.step('the lead accepts, hands over, and can no longer remove anybody', async () => {
      await signInAs(page, lead.username, password, entries);
      await waiting.getByRole('button', { name: 'Accept Asker Example' }).click();
      await expect(members).toHaveCount(3);
      await expect(team.getByRole('form', { name: 'Invite somebody' })).toHaveCount(0);
      await team.getByRole('button', { name: 'Make Asker Example the lead' }).click();
      const dialog = page.getByRole('dialog', { name: 'Hand over the team' });
      await accessible(page);
      await dialog.getByRole('button', { name: 'Hand over' }).click();
      await expect(members.first()).toContainText('Asker Example');
      await expect(members.first()).toContainText('Lead');
      await expect(team.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    });

    await test.step('the new lead removes a member, who finds the team no longer theirs', async () => {
      await signInAs(page, asker.username, password, entries);
      await team.getByRole('button', { name: 'Remove Lead Example' }).click();
      const dialog = page.getByRole('dialog', { name: 'Remove a member' });
      await accessible(page);
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await expect(members).toHaveCount(2);
      await narrow(page);
      await signInAs(page, lead.username, password, entries);
      await expect(page.getByRole('form', { name: 'Make a team' })).toBeVisible();
      await expect(looking.getByRole('button', { name: 'Ask to join Night shift' })).toBeVisible();
    });
  },
);
