import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { emptyInvite, inviteUsersMachine } from '#machines/users/invite-users.machine.ts';
import { exampleRoles } from '#machines/users/user.fixtures.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { InviteUsersScreen } from './invite-users.screen.tsx';

const form = { ...emptyInvite, lines: 'Mia Roth <mia.roth@demo.test>\nnobody\nben@demo.test' };

const meta = {
  title: 'Flows/Users/Invite Users',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: { roles: exampleRoles } },
  render: ({ context }, { parameters: { state } }) => (
    <InviteUsersScreen
      actor={frozenActor(inviteUsersMachine, { state, input: { persisted: null }, context })}
    />
  ),
} satisfies Meta<{
  context: Partial<ReturnType<typeof inviteUsersMachine.getInitialSnapshot>['context']>;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'invite-users', state: 'loading' } };
export const Unavailable: Story = { parameters: { flow: 'invite-users', state: 'unavailable' } };
export const Offering: Story = { parameters: { flow: 'invite-users', state: 'offering' } };
export const Editing: Story = {
  parameters: { flow: 'invite-users', state: 'editing' },
  args: { context: { roles: exampleRoles, form } },
};
export const Arabic: Story = { ...Editing, globals: { language: 'ar' } };
/** A part was sent; the rest is listed with the reasons. */
export const PartlyInvited: Story = {
  parameters: { flow: 'invite-users', state: 'editing' },
  args: {
    context: {
      roles: exampleRoles,
      form: { ...form, lines: 'nobody\nben@demo.test' },
      invitedCount: 1,
      rejected: [
        {
          email: 'ben@demo.test',
          isInvited: false,
          errorMessages: ['ben@demo.test is already in use.'],
        },
      ],
    },
  },
};
export const WithErrors: Story = {
  parameters: { flow: 'invite-users', state: 'editing' },
  args: {
    context: {
      roles: exampleRoles,
      errors: { lines: { rule: 'required' } },
      failure: { kind: 'down', message: 'The service is temporarily unavailable.' },
    },
  },
};
export const Sending: Story = {
  parameters: { flow: 'invite-users', state: 'sending' },
  args: { context: { roles: exampleRoles, form } },
};
export const Invited: Story = {
  parameters: { flow: 'invite-users', state: 'invited' },
  args: { context: { roles: exampleRoles, invitedCount: 1 } },
};

const Live = () => (
  <InviteUsersScreen actor={useStoryActor(inviteUsersMachine, { input: { persisted: null } })} />
);

/** Ava pastes three lines: one person is invited, and the others are listed with the reasons. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'invite-users' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const lines = await canvas.findByRole('textbox', { name: /^People to invite/ });
    await userEvent.click(lines);
    await userEvent.paste(form.lines);
    await expect(canvas.getByText(/^Line 2: .*nobody.* is not an email address$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitations' }));
    await expect(await canvas.findByText('1 person was invited.')).toBeVisible();
    await expect(canvas.getByText(/ben@demo\.test is already in use/)).toBeVisible();
    await waitFor(async () => {
      const { securityUsers } = await api.getSecurityUsers({});
      await expect(securityUsers.map(({ email }) => email)).toContain('mia.roth@demo.test');
    });
  }),
};
