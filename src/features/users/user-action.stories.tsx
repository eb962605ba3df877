import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { userActionMachine } from '#machines/users/user-action.machine.ts';
import type { UserAction } from '#machines/users/user-action.ts';
import { exampleUser } from '#machines/users/user.fixtures.ts';
import { Button } from '#ui/controls/button.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { UserQuestion } from './user-question.tsx';

const action: UserAction = { kind: 'deactivate', user: exampleUser, sessionId: '' };

const meta = {
  title: 'Flows/Users/User Action',
  tags: ['autodocs'],
  args: { context: { action } },
  render: ({ context }, { parameters: { state } }) => {
    const actor = frozenActor(userActionMachine, { state, input: undefined, context });
    return (
      <>
        <StateCard machine={userActionMachine} actor={actor} />
        <UserQuestion actor={actor} />
      </>
    );
  },
} satisfies Meta<{
  context: Partial<ReturnType<typeof userActionMachine.getInitialSnapshot>['context']>;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: { flow: 'user-action', state: 'idle' } };
export const Confirming: Story = { parameters: { flow: 'user-action', state: 'confirming' } };
export const Arabic: Story = { ...Confirming, globals: { language: 'ar' } };
/** The last administrator of a tenant cannot be locked out. */
export const Rejected: Story = {
  parameters: { flow: 'user-action', state: 'confirming' },
  args: {
    context: {
      action: { ...action, user: { ...exampleUser, isCaller: true } },
      failure: {
        kind: 'conflict',
        message: 'At least one administrator must be able to change roles.',
      },
    },
  },
};
export const Acting: Story = { parameters: { flow: 'user-action', state: 'acting' } };

/** A view of the tenant as another user begins. */
export const ViewAs: Story = {
  ...Confirming,
  args: { context: { action: { ...action, kind: 'viewAs' } } },
};
export const ResetPassword: Story = {
  ...Confirming,
  args: { context: { action: { ...action, kind: 'resetPassword' } } },
};

function Live() {
  const actor = useStoryActor(userActionMachine);
  return (
    <>
      <Button onPress={() => actor.send({ type: 'user.act', action })}>Deactivate Ben</Button>
      <UserQuestion actor={actor} />
    </>
  );
}

/** Ava locks Ben out. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'user-action' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate Ben' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
    await waitFor(async () => {
      const { securityUser } = await api.getSecurityUser({ path: { id: 'ben' } });
      await expect(securityUser.isActive).toBe(false);
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};
