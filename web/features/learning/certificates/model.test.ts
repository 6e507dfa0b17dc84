import { expect, test } from 'vitest';
import { type Credential, isCertificateNumber, linkedInAddress, numberIn, shownOf } from './model.ts';

test('a number is one, also within an address', () => {
  expect(isCertificateNumber('cert-javascript-roadmap-1778925600000')).toBe(true);
  for (const odd of ['', 'DEVORBIT-1', 'cert-1', 'cert-a-1', `cert-${'a-'.repeat(80)}1`])
    expect(isCertificateNumber(odd)).toBe(false);
  expect(numberIn(' https://devorbit.example/verify/Cert-React-State-7?x=1 ')).toBe('cert-react-state-7');
});

test('LinkedIn is told the name, the month and the address', () => {
  const address = linkedInAddress({
    id: 'cert-javascript-roadmap-1',
    name: 'JavaScript Roadmap Certificate',
    dateEarned: '2026-05-16T10:00:00.000Z',
    verificationUrl: 'https://devorbit.example/verify/cert-javascript-roadmap-1',
  } as never);
  expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
    name: 'JavaScript Roadmap Certificate',
    issueYear: '2026',
    issueMonth: '5',
    certId: 'cert-javascript-roadmap-1',
  });
});

test('evidence leads to a page of the site that signed, and nowhere else', () => {
  const site = 'https://devorbit.example';
  const linked = (id: unknown) =>
    shownOf({
      id: `${site}/verify/cert-react-foundations-1`,
      credentialSubject: { identifier: [], achievement: { id: '', name: '', description: '', achievementType: '' } },
      evidence: [{ id, name: 'Category quiz', narrative: 'Quiz passed with 83%.' }],
    } as unknown as Credential).evidence[0]?.link;
  expect(linked(`${site}/learn/react/foundations/quiz`)).toBe('/learn/react/foundations/quiz');
  for (const odd of [undefined, 7, 'https://mallory.example/learn', `${site}//mallory.example`, `${site}.evil/learn`])
    expect(linked(odd)).toBeNull();
});
