import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';
import type { ActorRefFrom } from 'xstate';
import { notificationActionsMachine } from '#machines/notifications/notification-actions.machine.ts';
import { notificationPanelMachine } from '#machines/notifications/notification-panel.machine.ts';
import { notificationHubMachine } from '#machines/notifications/notification-hub.machine.ts';
import type { NotificationAction } from '#machines/notifications/notifications.ts';
import { Button } from '#ui/controls/button.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { NotificationPanel } from './notification-panel.tsx';
import { clock, countNotifications, nine, onlyTab, openRequest } from './notifications.fixtures.ts';

const input = { employeeId: 'employee-ava', panel: { send: () => undefined } };

/** The list with changes that the server has not confirmed yet. */
function Shown({ actor }: { actor: ActorRefFrom<typeof notificationActionsMachine> }) {
  const pendingActions = useSelector(actor, ({ context }) => context.pendingActions);
  const context = { notifications: nine, counts: countNotifications(nine), pendingActions };
  return (
    <NotificationPanel
      actor={frozenActor(notificationPanelMachine, { state: 'loaded', input, context })}
      hub={frozenActor(notificationHubMachine, {
        state: 'line.queueing',
        input: { tabs: onlyTab, isOnline: true },
      })}
      clock={clock}
      leadsTo={() => true}
    />
  );
}

const meta = {
  title: 'Flows/Notifications/Notification Actions',
  tags: ['autodocs'],
  args: { pendingActions: [] },
  render: ({ pendingActions }, { parameters }) => (
    <Shown
      actor={frozenActor(notificationActionsMachine, {
        state: parameters['state'],
        input,
        context: { pendingActions },
      })}
    />
  ),
} satisfies Meta<{ pendingActions: readonly NotificationAction[] }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'notification-actions', state: 'resting' } };

export const Marking: Story = {
  parameters: { flow: 'notification-actions', state: 'marking' },
  args: { pendingActions: [{ kind: 'see', notification: openRequest }] },
};

export const MarkingAll: Story = {
  parameters: { flow: 'notification-actions', state: 'markingAll' },
  args: { pendingActions: [{ kind: 'seeAll' }] },
};

export const Linking: Story = {
  parameters: { flow: 'notification-actions', state: 'linking' },
  args: { pendingActions: [{ kind: 'accept', notification: openRequest }] },
};

export const Completing: Story = {
  parameters: { flow: 'notification-actions', state: 'completing' },
  args: { pendingActions: [{ kind: 'complete', notification: openRequest }] },
};

export const Denying: Story = {
  parameters: { flow: 'notification-actions', state: 'denying' },
  args: { pendingActions: [{ kind: 'deny', notification: openRequest }] },
};

/** The server rejects the action: it is rolled back, and can be repeated. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'notification-actions' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: ({ loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('server-down');
  },
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems, setScenario }: World = loaded['world'];
    const markAll = await canvas.findByRole('button', { name: 'Do: mark all as read' });
    const unread = () => canvas.queryAllByRole('row', { name: /^Unread/ }).length;
    await waitFor(() => expect(unread()).toBeGreaterThan(0));
    const before = unread();
    await userEvent.click(markAll);
    await waitFor(() => expect(problems.map(({ kind }) => kind)).toEqual(['down']));
    await waitFor(() => expect(unread()).toBe(before));
    setScenario('healthy-network');
    await userEvent.click(markAll);
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Deeds' })).toHaveTextContent('0'),
    );
    await expect(problems).toHaveLength(1);
  }),
};

function Live() {
  const actor = useStoryActor(notificationActionsMachine, { input });
  const count = useSelector(actor, ({ context }) => context.pendingActions.length);
  return (
    <>
      <Button onPress={() => actor.send({ type: 'action.perform', action: { kind: 'seeAll' } })}>
        Do: mark all as read
      </Button>
      <output aria-label="Deeds">{count}</output>
      <Shown actor={actor} />
    </>
  );
}
