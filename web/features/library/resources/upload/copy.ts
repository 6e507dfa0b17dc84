export const EDIT = 'Edit details';
