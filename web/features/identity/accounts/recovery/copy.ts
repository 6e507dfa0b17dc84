export const FORGOT_LINK = 'Forgot password?';
export const FORGOT_TITLE = 'Forgot password';
export const FORGOT_LEAD = 'Tell us the e-mail address of your account. We send a link to set a new password.';
export const SEND_LINK = 'Send the link';
export const SENDING = 'Sending...';
export const BACK_TO_SIGN_IN = 'Back to sign in';

export const RESET_TITLE = 'Set a new password';
export const NEW_PASSWORD = 'New Password';
export const CONFIRM_PASSWORD = 'Confirm New Password';
export const NEW_REQUIRED = 'New password is required';
export const CONFIRM_REQUIRED = 'Please confirm your new password';
export const NO_MATCH = 'The two passwords are not the same';
export const SET_PASSWORD = 'Set password';
export const SETTING = 'Setting...';
export const LINK_INCOMPLETE = 'This link is not complete. Please open it from the email again, or ask for a new one.';
export const ASK_AGAIN = 'Ask for a new link';

export const REVOKE_TOKENS = 'Revoke all access tokens';
export const REVOKING = 'Revoking...';
export const tokensLeft = (count: number): string =>
  count === 1
    ? 'Your access token still works. A new password doesn’t end it.'
    : `Your ${count} access tokens still work. A new password doesn’t end them.`;

export const VERIFY_TITLE = 'Confirm your address';
export const CONFIRMING = 'Confirming your address...';

export const NOT_VERIFIED = 'Your e-mail address is not confirmed yet.';
export const SEND_AGAIN = 'Send the email again';

export const EMAIL_PANEL = 'Email address';
export const EMAIL_LEAD =
  'Emails about your account go here. A new address takes its place once you have confirmed it.';
export const CONFIRMED = 'Confirmed';
export const NOT_CONFIRMED = 'Not confirmed';
export const NEW_EMAIL = 'New Email';
export const CHANGE_EMAIL = 'Change Email';
export const TRY_AGAIN = 'That did not work. Please try again.';
export const CONFIRMATION_SENT = 'An email to confirm your address is on its way.';
