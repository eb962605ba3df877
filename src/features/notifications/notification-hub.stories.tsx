import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';
import type { ActorRefFrom } from 'xstate';
import { notificationHubMachine } from '#machines/notifications/notification-hub.machine.ts';
import { Button } from '#ui/controls/button.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { HubStatus } from './hub-status.tsx';
import { onlyTab } from './notifications.fixtures.ts';

const input = { tabs: onlyTab, isOnline: true };

const meta = {
  title: 'Flows/Notifications/Notification Hub',
  tags: ['autodocs'],
  render: (_, { parameters }) => (
    <HubStatus hub={frozenActor(notificationHubMachine, { state: parameters['state'], input })} />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Queueing: Story = {
  parameters: { flow: 'notification-hub', state: 'line.queueing' },
};

export const Connecting: Story = {
  parameters: { flow: 'notification-hub', state: 'line.holding.connecting' },
};

export const Listening: Story = {
  parameters: { flow: 'notification-hub', state: 'line.holding.listening' },
};

export const Waiting: Story = {
  parameters: { flow: 'notification-hub', state: 'line.holding.waiting' },
};

export const Offline: Story = {
  parameters: { flow: 'notification-hub', state: 'line.holding.offline' },
};

export const Rejected: Story = {
  parameters: { flow: 'notification-hub', state: 'line.rejected' },
};

export const Counting: Story = {
  parameters: { flow: 'notification-hub', state: 'count.counting' },
};

export const Counted: Story = {
  parameters: { flow: 'notification-hub', state: 'count.counted' },
};

/** Listens to the server; the network disconnects and reconnects. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'notification-hub' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const state = canvas.getByLabelText('State');
    await waitFor(() => expect(state).toHaveTextContent('listening'));
    await waitFor(() => expect(state).toHaveTextContent('counted'));
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the stream' }));
    await expect(canvas.getByText('Connection lost. Reconnecting…')).toBeVisible();
  }),
};

function Live() {
  const hub = useStoryActor(notificationHubMachine, { input });
  return (
    <>
      <State hub={hub} />
      <Button onPress={() => hub.send({ type: 'stream.disconnected' })}>Lose the stream</Button>
      <HubStatus hub={hub} />
    </>
  );
}

function State({ hub }: { hub: ActorRefFrom<typeof notificationHubMachine> }) {
  const value = useSelector(hub, (state) => JSON.stringify(state.value));
  return <output aria-label="State">{value}</output>;
}
