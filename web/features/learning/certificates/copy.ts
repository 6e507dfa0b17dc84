import type { LineName, Verdict } from './model.ts';

export const VERIFY = 'Verify a certificate';
export const VERIFY_LEAD =
  'Enter its number or drop its file. Your browser checks the signature itself, so you don’t have to take our word for it.';
export const NUMBER_LABEL = 'Certificate number or link';
export const NUMBER_EXAMPLE = 'cert-javascript-roadmap-1778925600000';
export const NOT_A_NUMBER = `That isn’t a certificate number. Numbers look like ${NUMBER_EXAMPLE}.`;
export const DROP = 'Drop a certificate file here';
export const DROP_LEAD = 'PDF, PNG, SVG, JSON or JWT, up to 5 MB. The file stays on your device.';
export const CHOOSE_FILE = 'Choose a file';
export const NOT_A_CERTIFICATE = 'This file doesn’t hold a DevOrbit certificate.';
export const CHECKING = 'Checking the signature…';
export const CHECK_FAILED = 'Your browser couldn’t run the check';
export const LOAD_FAILED = 'The certificate could not be loaded';

export const UNKNOWN = 'No certificate with this number';
export const unknownText = (id: string): string =>
  `We never issued ${id}. Check the number, or ask its holder for the link.`;
export const MALFORMED = 'That isn’t a certificate number';
export const MALFORMED_TEXT = `Numbers look like ${NUMBER_EXAMPLE}.`;
export const WITHDRAWN = 'This certificate was withdrawn';
export const withdrawnText = (date: string): string =>
  `Its holder withdrew it on ${date}. It no longer shows their name.`;

export const verdicts: Record<Verdict, { title: string; text: string }> = {
  valid: {
    title: 'This certificate is valid',
    text: 'Your browser checked it: DevOrbit signed it, nobody has changed it, and it hasn’t been revoked.',
  },
  revoked: { title: 'This certificate was revoked', text: 'DevOrbit issued it and has since revoked it.' },
  changed: {
    title: 'This isn’t what DevOrbit signed',
    text: 'Something was changed after it was signed. Don’t rely on anything it says.',
  },
  foreign: {
    title: 'Not signed by DevOrbit',
    text: 'The signature is intact, but it was made with a key that isn’t ours.',
  },
  unsure: {
    title: 'We couldn’t check everything',
    text: 'See below what could be checked, and try again when you’re online.',
  },
};
export const revokedText = (date: string, reason: string): string => `Revoked on ${date}: ${reason}`;

export const CHECKS = 'What was checked';
export const checkNames: Record<LineName, string> = {
  structure: 'Contents',
  signature: 'Signature',
  issuer: 'Issuer',
  dates: 'Date',
  revocation: 'Revocation',
};
export const checkTexts: Record<LineName, Record<'good' | 'bad' | 'unknown', string>> = {
  structure: {
    good: 'A complete Open Badges 3.0 credential.',
    bad: 'The signed text is that of another certificate.',
    unknown: 'Couldn’t be read.',
  },
  signature: {
    good: 'Nothing has changed since it was signed.',
    bad: 'The signature doesn’t match the text.',
    unknown: 'Couldn’t be checked.',
  },
  issuer: { good: 'DevOrbit, at this address.', bad: 'We don’t know this issuer.', unknown: 'Couldn’t be checked.' },
  dates: { good: 'Valid today.', bad: 'Not valid today.', unknown: 'Couldn’t be checked.' },
  revocation: { good: 'Not revoked.', bad: 'Revoked.', unknown: 'Couldn’t be checked.' },
};
export const DEMO_ISSUER = 'This site has no public https address, so it signs as a demo issuer.';

export const levelNames = { completed: 'Completed', verified: 'Verified' } as const;
export const EVIDENCE = 'Evidence';
export const AWARDED_TO = 'Awarded to';
export const SAMPLE = 'Sample: this person doesn’t exist';
export const CRITERIA_LINK = 'What it takes to earn this';
export const SUPERSEDED = 'There’s a newer certificate for this';

export const DOWNLOAD = 'Download';
export const BUNDLE = 'Offline bundle';
export const BUNDLE_TITLE =
  'The certificate with our keys and the list of revoked ones: check it later without a network';
export const SHARE = 'Share';
export const QR_LABEL = 'QR code: opens this page on a phone';
export const LINKEDIN = 'Add to LinkedIn';
export const WITHDRAW = 'Withdraw';
export const WITHDRAW_TITLE = 'Withdraw this certificate?';
export const WITHDRAW_TEXT =
  'It’s revoked for good, and your name is removed from it. Copies that you shared no longer verify. You can claim a new one.';
export const WITHDRAW_FAILED = 'The certificate could not be withdrawn.';
export const REVOKE = 'Revoke';
export const REVOKE_TITLE = 'Revoke this certificate?';
export const REVOKE_REASON = 'Reason';
export const REVOKE_HELP = 'One sentence. Everyone who verifies the certificate will see it.';
export const REVOKE_FAILED = 'The certificate could not be revoked.';
export const CONGRATULATIONS = 'Congratulations! It’s signed, and it’s yours.';

export const MINE = 'Certificates';
export const MINE_LEAD = 'What you’ve earned, and what the next one still needs.';
export const EARNED = 'Earned';
export const ON_THE_WAY = 'On the way';
export const NONE_EARNED = 'No certificates yet';
export const NONE_EARNED_TEXT = 'Finish the core topics of a roadmap and claim its certificate.';
export const NONE_BEGUN = 'You haven’t started a roadmap that has a certificate yet.';
export const ALL_CLAIMED = 'Every roadmap you’ve started has its certificate.';
export const SIGN_IN = 'Sign in to see your certificates';
export const SIGN_IN_TEXT = 'They’re kept with your account, and you can download and share them any time.';
export const MINE_FAILED = 'Your certificates could not be loaded';
export const CLAIMS_FAILED = 'Your progress could not be loaded';
export const REQUIREMENTS = 'View Requirements';
export const CLAIM = 'Claim Certificate';
export const HOLDER = 'Name on the certificate';
export const HOLDER_HELP = 'Anyone with the link can see it. It can’t be changed later.';
export const HOLDER_NEEDED = 'Enter your name as it should appear on the certificate';
export const CLAIM_FAILED = 'The certificate could not be issued.';
export const LEFT = 'These core topics aren’t marked as done yet. Skipped ones count as not done.';
export const LEFT_NOTE = 'Optional topics aren’t required. Marks made offline count once this browser is back online.';
export const ACHIEVEMENT_UNKNOWN = 'Nobody has earned this yet';
export const ACHIEVEMENT_UNKNOWN_TEXT = 'This page appears with the first certificate of its kind.';
export const CRITERIA = 'To earn it';
