import { HOUR_S, MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const loginsPerAddress: RateLimit = {
  name: 'login_address',
  env: 'LOGINS_PER_ADDRESS',
  points: 100,
  seconds: 15 * MINUTE_S,
  text: 'Wrong sign-ins of one address in 15 minutes, before lock-outs of 1, 5 and 15 minutes.',
};

export const registrationsPerAddress: RateLimit = {
  name: 'register',
  env: 'REGISTRATIONS_PER_ADDRESS',
  points: 100,
  seconds: HOUR_S,
  text: 'New accounts of one address in an hour; a class shares one.',
};

export const usernameChecksPerAddress: RateLimit = {
  name: 'username_check',
  env: 'USERNAME_CHECKS_PER_MINUTE',
  points: 120,
  seconds: MINUTE_S,
  text: 'Usernames that one address asks about in a minute, one for every pause while typing; a class shares one.',
};

export const emailsPerAddress: RateLimit = {
  name: 'email_address',
  env: 'EMAILS_PER_ADDRESS',
  points: 30,
  seconds: HOUR_S,
  text: 'Emails that one caller asks for in an hour.',
};

export const emailsPerAccount: RateLimit = {
  name: 'email_account',
  env: 'EMAILS_PER_ACCOUNT',
  points: 5,
  seconds: HOUR_S,
  text: 'Emails that are asked for to one account or address in an hour.',
};
