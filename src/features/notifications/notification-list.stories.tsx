import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ActorRefFrom } from 'xstate';
import { firstPage } from '#machines/lists/list-search.ts';
import type { ListContext } from '#machines/lists/list-types.ts';
import { notificationExportMachine } from '#machines/notifications/notification-export.machine.ts';
import { notificationListMachine } from '#machines/notifications/notification-list.machine.ts';
import { notificationPanelMachine } from '#machines/notifications/notification-panel.machine.ts';
import type { Notification } from '#machines/notifications/notifications.ts';
import { now } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { NotificationsScreen } from './notifications.screen.tsx';
import { countNotifications, handovers, long, nine } from './notifications.fixtures.ts';

const frozenPanel = () =>
  frozenActor(notificationPanelMachine, {
    state: 'idle',
    input: { employeeId: 'employee-ava' },
    context: { counts: countNotifications(nine) },
  });

const idleExport = () =>
  frozenActor(notificationExportMachine, {
    state: 'resting',
    input: undefined,
    context: { requested: null },
  });

const meta = {
  title: 'Flows/Notifications/Notification List',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <NotificationsScreen
      list={frozenActor(notificationListMachine, {
        state: parameters['state'],
        input: { search: firstPage },
        context,
      })}
      panel={frozenPanel()}
      exporting={idleExport()}
      now={now}
      onSearch={fn()}
      onRetry={fn()}
    />
  ),
} satisfies Meta<{ context: Partial<ListContext<Notification>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = { rows: nine, total: 45, shownSearch: firstPage };

export const Loading: Story = {
  parameters: { flow: 'notification-list', state: 'loading' },
};

export const Shown: Story = {
  parameters: { flow: 'notification-list', state: 'shown' },
  args: { context: shown },
};

/** Handovers can be accepted or declined from the list, too. */
export const Handovers: Story = {
  parameters: { flow: 'notification-list', state: 'shown' },
  args: { context: { rows: handovers, total: 2, shownSearch: firstPage } },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /^Accept 2 assets: / })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Accept: / }));
    const dialog = await screen.findByRole('dialog', { name: /Accept .*AS-LAP-0001/ });
    await expect(dialog).toHaveTextContent('You confirm that you have this asset.');
  }),
};

export const None: Story = {
  parameters: { flow: 'notification-list', state: 'shown' },
  args: { context: { rows: [], total: 0, shownSearch: firstPage } },
};

export const LongTexts: Story = {
  parameters: { flow: 'notification-list', state: 'shown' },
  args: { context: { rows: long, total: 2, shownSearch: firstPage } },
};

export const Refreshing: Story = {
  parameters: { flow: 'notification-list', state: 'refreshing' },
  args: { context: shown },
};

export const Prefetching: Story = {
  parameters: { flow: 'notification-list', state: 'prefetching' },
  args: { context: shown },
};

export const ReloadFailed: Story = {
  parameters: { flow: 'notification-list', state: 'reloadFailed' },
  args: { context: shown },
};

export const Unavailable: Story = {
  parameters: { flow: 'notification-list', state: 'unavailable' },
};

/** Opens the page of older notifications. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'notification-list' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 1 - 10 of 45 records');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByText('Showing 11 - 20 of 45 records')).toBeVisible());
  }),
};

function Live() {
  const [attempt, setAttempt] = useState(0);
  const [panel] = useState(frozenPanel);
  const [exporting] = useState(idleExport);
  const list: ActorRefFrom<typeof notificationListMachine> = useStoryActor(
    notificationListMachine,
    { input: { search: firstPage } },
  );
  return (
    <NotificationsScreen
      key={attempt}
      list={list}
      panel={panel}
      exporting={exporting}
      now={now}
      onSearch={(search) => list.send({ type: 'search.changed', search })}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}
