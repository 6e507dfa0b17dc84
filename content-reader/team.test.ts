import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTeam } from './team.ts';

const house = join(import.meta.dirname, '..');
const team = readTeam(join(house, 'content/team'));

test('the team has four members and the three figures', () => {
  expect(team.members).toHaveLength(4);
  expect(team.figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '50+ projects',
    '15+ years combined',
    '100% client satisfaction',
  ]);
});

test('every portrait is a file of the app', () => {
  const missing = team.members.filter(({ photo }) => !existsSync(join(house, 'web/public', photo)));
  expect(missing).toEqual([]);
});

test('samples write to nobody and point at nobody', () => {
  expect(team.sample).toBe(true);
  for (const { email, linkedin, social_links } of team.members) {
    expect(email).toMatch(/@example\.(com|org|net)$/);
    for (const link of [linkedin, ...social_links.map((social) => social.link)])
      expect(new URL(link).pathname).toBe('/');
  }
});

test.each([
  ['the same slug twice', { members: [team.members[0], team.members[0]] }, /two members have the slug/],
  [
    'a photo of another host',
    { members: [{ ...team.members[0], photo: 'https://photos.example/a.png' }] },
    /team\.yaml: .*photo/s,
  ],
  [
    'a link that is a script',
    { members: [{ ...team.members[0], linkedin: 'javascript:alert(1)' }] },
    /team\.yaml: .*linkedin/s,
  ],
])('%s is refused', (_, change, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'team-'));
  writeFileSync(join(folder, 'team.yaml'), JSON.stringify({ ...team, ...change }));
  expect(() => readTeam(folder)).toThrow(message);
});
