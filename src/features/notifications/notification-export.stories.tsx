import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import {
  notificationExportMachine,
  type NotificationExportActor,
} from '#machines/notifications/notification-export.machine.ts';
import { notificationListMachine } from '#machines/notifications/notification-list.machine.ts';
import { notificationPanelMachine } from '#machines/notifications/notification-panel.machine.ts';
import { useState } from 'react';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { now } from '#stories/fixtures/fixtures.ts';
import { countNotifications, nine } from './notifications.fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { NotificationsScreen } from './notifications.screen.tsx';

const shownWith = (exporting: NotificationExportActor) => (
  <NotificationsScreen
    list={frozenActor(notificationListMachine, {
      state: 'shown',
      input: { search: firstPage },
      context: { rows: nine, total: 45, shownSearch: firstPage },
    })}
    panel={frozenActor(notificationPanelMachine, {
      state: 'idle',
      input: { employeeId: 'employee-ava' },
      context: { counts: countNotifications(nine) },
    })}
    exporting={exporting}
    now={now}
    onSearch={fn()}
    onRetry={fn()}
  />
);

const meta = {
  title: 'Flows/Notifications/Notification Export',
  tags: ['autodocs'],
  render: (_, { parameters }) =>
    shownWith(
      frozenActor(notificationExportMachine, {
        state: parameters['state'],
        input: undefined,
        context: { requested: firstPage },
      }),
    ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'notification-export', state: 'resting' } };
export const Exporting: Story = { parameters: { flow: 'notification-export', state: 'exporting' } };

function Live() {
  const actor: NotificationExportActor = useStoryActor(notificationExportMachine);
  const [count, setCount] = useState(0);
  useEmitted(actor, { 'file.ready': ({ file }) => setCount(file.length) });
  return (
    <>
      {shownWith(actor)}
      {count > 0 && <p>The file has {count} rows.</p>}
    </>
  );
}

/** The file contains more than the current page. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'notification-export' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(canvas.getByText('The file has 45 rows.')).toBeVisible());
  }),
};
