export const SIGN_IN = 'Sign In';
export const SIGNING_IN = 'Signing In...';
export const SIGNED_IN = 'Successfully logged in!';
export const SIGN_UP = 'Sign Up';
export const SIGNING_UP = 'Signing Up...';
export const SIGNED_UP = 'Registration successful';
export const USERNAME_REQUIRED = 'Username is required';
export const PASSWORD_REQUIRED = 'Password is required';
export const NAME_REQUIRED = 'Name is required';
export const EMAIL_REQUIRED = 'Email is required';
export const EMAIL_INVALID = 'Enter a valid email address';
export const LOGIN_FAILED = 'Login failed';
export const SIGN_IN_FAILED = 'Sign in failed. Please try again.';
export const REGISTRATION_FAILED = 'Registration failed';
export const REGISTRATION_FAILED_ANSWER = 'Registration failed. Please try again';
export const UNEXPECTED = 'An unexpected error occurred';
/** From the success message to the next page, in ms. */
export const REDIRECT_AFTER_MS = 1_000;

export const PASSWORD_HINT = 'At least 8 characters';
