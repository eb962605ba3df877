import { createRecordForm } from '../records/create-record-form.ts';
import { loadUserChoices, loadUserForm, saveUser } from './user-form.actors.ts';
import { emptyUser, validateUser, type UserChoices, type UserForm } from './user.ts';

export const userFormMachine = createRecordForm<UserForm, UserChoices>({
  id: 'user-form',
  description:
    'Edits a user: role type, roles, employee and settings. Source: PEOPL-024, PEOPL-008.',
  emptyForm: emptyUser,
  validate: validateUser,
  loadForm: loadUserForm,
  saveForm: saveUser,
  loadChoices: loadUserChoices,
});
