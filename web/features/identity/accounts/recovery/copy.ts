export const FORGOT_LINK = 'Forgot password?';
export const FORGOT_TITLE = 'Forgot password';
export const FORGOT_LEAD = 'Enter your account’s email address and we’ll send you a link to set a new password.';
export const SEND_LINK = 'Send link';
export const SENDING = 'Sending...';
export const BACK_TO_SIGN_IN = 'Back to sign in';

export const RESET_TITLE = 'Set a new password';
export const NEW_PASSWORD = 'New Password';
export const CONFIRM_PASSWORD = 'Confirm New Password';
export const NEW_REQUIRED = 'New password is required';
export const CONFIRM_REQUIRED = 'Please confirm your new password';
export const NO_MATCH = 'The passwords don’t match';
export const SET_PASSWORD = 'Set password';
export const SETTING = 'Setting...';
export const LINK_INCOMPLETE = 'This link is incomplete. Open it from the email again, or request a new one.';
export const ASK_AGAIN = 'Request a new link';

export const REVOKE_TOKENS = 'Revoke all access tokens';
export const REVOKING = 'Revoking...';
export const tokensLeft = (count: number): string =>
  count === 1
    ? 'Your access token still works. A new password doesn’t end it.'
    : `Your ${count} access tokens still work. A new password doesn’t end them.`;

export const VERIFY_TITLE = 'Confirm your email address';
export const CONFIRMING = 'Confirming your email address...';

export const NOT_VERIFIED = 'Your email address isn’t confirmed yet.';
export const SEND_AGAIN = 'Send the email again';

export const EMAIL_PANEL = 'Email address';
export const EMAIL_LEAD =
  'Account emails go to this address. If you change it, we switch once you’ve confirmed the new one.';
export const CONFIRMED = 'Confirmed';
export const NOT_CONFIRMED = 'Not confirmed';
export const NEW_EMAIL = 'New email';
export const CHANGE_EMAIL = 'Change email';
export const TRY_AGAIN = 'That did not work. Please try again.';
export const CONFIRMATION_SENT = 'We’ve emailed you a confirmation link.';
