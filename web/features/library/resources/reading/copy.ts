export const CONTINUE = 'Continue reading';
