import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { changePasswordMachine, type PasswordForm } from './change-password.machine.ts';

export const filledIn: PasswordForm = {
  oldPassword: 'demo',
  newPassword: 'Correct-horse-9',
  newConfirmPassword: 'Correct-horse-9',
};

export const testModel = createTestModel(changePasswordMachine, {
  inputs: [{ personId: 'ben' }],
  events: [
    { type: 'CHANGE' },
    { type: 'form.changed', change: filledIn },
    { type: 'form.changed', change: { newConfirmPassword: 'correct-horse-9' } },
    { type: 'CANCEL' },
    { type: 'SAVE' },
    done('changePassword', []),
    done('changePassword', ['Password is incorrect']),
    failed('changePassword', serverError),
  ],
  rules: [
    {
      source: 'PROF-021',
      text: 'A prompt is shown first; Change Password opens the form, and Cancel and success lead back to the prompt.',
    },
    {
      source: 'PROF-027',
      text: 'The current, the new and the confirmed password are required, and the last two must match.',
    },
    {
      source: 'PROF-030',
      text: 'The rules of a good password are shown as guidance; only the server warns when they are not met.',
    },
    {
      source: 'PROF-032',
      text: 'If the server does not change the password, its warnings are shown.',
    },
  ],
});
