import { PICTURE_BYTES } from '@devorbit/contract/community/profiles-limits.ts';

export const PROFILE = 'Profile';
export const PERSONAL_INFORMATION = 'Personal Information';
export const EDIT_PROFILE = 'Edit Profile';
export const SAVE_CHANGES = 'Save Changes';
export const CANCEL = 'Cancel';
export const LOGOUT = 'Logout';

export const FETCH_FAILED = 'Failed to fetch user profile. Please check your session.';
export const LOAD_FAILED = 'Failed to load user profile.';
export const NO_DATA = 'No data returned from server';

export const PROFILE_UPDATED = 'Profile updated successfully!';
export const PICTURE_UPDATED = 'Profile picture updated successfully!';
export const PICTURE_REMOVED = 'Profile picture removed successfully!';
export const UPDATE_FAILED = 'Failed to update profile';
export const UPLOAD_FAILED = 'Failed to upload profile picture';
export const REMOVE_FAILED = 'Failed to remove profile picture';
export const LOGOUT_FAILED = 'Failed to logout';

export const SETTINGS_SAVED = 'Settings saved.';
export const SETTINGS_FAILED = 'Failed to save your settings';
export const EXPORTED = 'Your data is downloaded.';
export const EXPORT_FAILED = 'Failed to download your data';
export const DELETION_FAILED = 'Failed to delete your account';
export const KEEPING_FAILED = 'Failed to cancel the deletion';
export const ACCOUNT_KEPT = 'Your account won’t be deleted.';

export const ONLY_IMAGES = 'Choose an image file';
export const PICTURE_TOO_LARGE = `The picture can be up to ${PICTURE_BYTES / 1024 / 1024} MB`;
export const LINK_FAULT = 'Enter a link that starts with http:// or https://';
export const PROBABLY_OFFLINE = 'Something went wrong';

export const USER_NOT_FOUND = 'User not found';
export const PUBLIC_FAILURE = 'This profile could not be loaded';

/** How long a success stays in view, in ms. */
export const SUCCESS_MS = 3_000;
