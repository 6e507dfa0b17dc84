export const CHANGE_PASSWORD = 'Change Password';
export const CURRENT_PASSWORD = 'Current Password';
export const NEW_PASSWORD = 'New Password';
export const CONFIRM_PASSWORD = 'Confirm New Password';
export const UPDATE_PASSWORD = 'Update Password';
export const UPDATING_PASSWORD = 'Updating...';
export const PASSWORD_UPDATED = 'Password updated successfully!';
/** Behind it, where access tokens are left. */
export const tokensLeft = (count: number): string =>
  count === 0
    ? ''
    : count === 1
      ? ' Your access token still works: you can revoke it below.'
      : ` Your ${count} access tokens still work: you can revoke them below.`;
/** Before the server's message. */
export const PASSWORD_FAILED = 'Failed to update password: ';
export const CURRENT_REQUIRED = 'Current password is required';
export const NEW_REQUIRED = 'New password is required';
export const CONFIRM_REQUIRED = 'Confirm the new password';
export const NO_MATCH = 'The new passwords do not match';
export const LOGOUT_EVERYWHERE = 'Logout from all devices';
export const CONFIRM_LOGOUT = 'Log out everywhere';
export const LOGOUT_EXPLAINED =
  'This signs you out everywhere, including this browser. Personal access tokens keep working; revoke any you no longer trust.';
export const REVOKE_ALL = 'Revoke all tokens';
export const REVOKE_ALL_EXPLAINED = 'Scripts and tools that use your tokens lose access right away.';
export const CALL_FAILED = 'That did not work. Please try again.';
export const CANCEL = 'Cancel';

export const SESSIONS_FAILURE = 'Your sessions could not be loaded';
export const SIGN_INS_FAILURE = 'The recent sign-ins could not be loaded';
export const TOKENS_FAILURE = 'Your tokens could not be loaded';
