import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  changePasswordMachine,
  type ChangePasswordContext,
} from '#machines/profile/change-password.machine.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { ChangePasswordScreen } from './change-password.screen.tsx';

const input = { personId: 'ben' };
const email = 'ben@demo.test';
const form = {
  oldPassword: 'demo',
  newPassword: 'correct-horse',
  newConfirmPassword: 'correct-horse',
};

const meta = {
  title: 'Flows/Profile/Change Password',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <ChangePasswordScreen
      actor={frozenActor(changePasswordMachine, { state: parameters['state'], input, context })}
      email={email}
    />
  ),
} satisfies Meta<{ context: Partial<ChangePasswordContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prompt: Story = { parameters: { flow: 'change-password', state: 'prompt' } };

export const Form: Story = { parameters: { flow: 'change-password', state: 'form' } };

export const FilledIn: Story = {
  parameters: { flow: 'change-password', state: 'form' },
  args: { context: { form } },
};

export const WithErrors: Story = {
  parameters: { flow: 'change-password', state: 'form' },
  args: {
    context: {
      form: { ...form, oldPassword: '', newConfirmPassword: 'correct' },
      errors: { oldPassword: { rule: 'required' }, newConfirmPassword: { rule: 'confirmed' } },
    },
  },
};

export const Warned: Story = {
  parameters: { flow: 'change-password', state: 'form' },
  args: { context: { form, warnings: ['Password is incorrect'] } },
};

export const WeakPassword: Story = {
  parameters: { flow: 'change-password', state: 'form' },
  args: {
    context: {
      form: { ...form, newPassword: 'tree', newConfirmPassword: 'tree' },
      warnings: [
        'The new password must have at least 8 characters.',
        'The new password must contain a number.',
      ],
    },
  },
};

export const TooManyTries: Story = {
  parameters: { flow: 'change-password', state: 'form' },
  args: {
    context: { form, warnings: ['Too many attempts. Try again in 60 seconds.'] },
  },
};

export const Saving: Story = {
  parameters: { flow: 'change-password', state: 'saving' },
  args: { context: { form } },
};

/** Ben mistypes his current password, then changes it, by keyboard only. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'change-password' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded: { world } }) => {
    const { problems }: World = world;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const current = await canvas.findByLabelText(/^Current password/);
    await waitFor(() => expect(current).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Current password is required')).toBeVisible();
    await waitFor(() => expect(current).toHaveFocus());

    await userEvent.keyboard('guess');
    await userEvent.type(canvas.getByLabelText(/^New password/), 'Correct-horse-9');
    await expect(canvas.getAllByText('met')).toHaveLength(4);
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'Correct-horse-8{Enter}');
    await expect(await canvas.findByText('Both Passwords do not match.')).toBeVisible();

    await userEvent.keyboard('{Backspace}9{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Password is incorrect');

    await userEvent.clear(current);
    await userEvent.type(current, 'demo{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Change Password' })).toBeVisible();
    await expect(problems).toEqual([]);
  }),
};

/** After five wrong passwords Ben sees how long to wait; his input is not lost. */
export const InteractionTooManyAttempts: Story = {
  tags: ['interaction'],
  parameters: { flow: 'change-password' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
    await userEvent.type(await canvas.findByLabelText(/^Current password/), 'guess');
    await userEvent.type(canvas.getByLabelText(/^New password/), 'tree');
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'tree');
    const save = canvas.getByRole('button', { name: 'Save' });
    for (let tried = 0; tried < 5; tried += 1) {
      await userEvent.click(save);
      // The next attempt counts only after the response to this one.
      await waitFor(() => expect(save).not.toHaveAttribute('data-pending'));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Password is incorrect');
    }
    await userEvent.click(save);
    await expect(
      await canvas.findByText('Too many attempts. Try again in 60 seconds.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('tree');
  }),
};

function Live() {
  const actor = useStoryActor(changePasswordMachine, { input });
  return <ChangePasswordScreen actor={actor} email={email} />;
}
