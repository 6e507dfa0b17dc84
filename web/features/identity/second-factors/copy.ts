export const PASSKEY_SIGN_IN = 'Sign in with a passkey';
export const PASSKEY_PROOF = 'Use a passkey instead';
export const PASSKEY_WAITING = 'Waiting for your passkey…';
export const PASSKEY_CANCELLED = 'No passkey was used: it was cancelled, or took too long.';
export const PASSKEY_MADE_BEFORE = 'This device holds a passkey of your account already.';
export const PASSKEY_FAILED = 'That did not work. Please try again.';
export const PASSKEYS_UNSUPPORTED = 'This browser cannot use passkeys at this address. They need https, or localhost.';
export const PASSKEYS_LEAD =
  'Sign in with your fingerprint, face or device code instead of a password. Each stays on your devices.';
export const CODE_LABEL = 'Code of your authenticator app';
export const RECOVERY_LABEL = 'Recovery code';
export const CODE_REQUIRED = 'Code is required';
export const USE_RECOVERY = 'Use a recovery code instead';
export const USE_APP = 'Use the authenticator app instead';
export const BACK = 'Back to the first step';
export const VERIFY = 'Verify';
export const VERIFYING = 'Verifying…';
export const TOTP_LEAD = 'After your password, a code of an app on your phone is asked for.';
export const RECOVERY_ONCE =
  'Keep these somewhere safe. Each opens your account once if you lose your phone, and they are not shown again.';
export const PASSKEYS_FAILURE = 'Your passkeys could not be loaded';
