import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Problem } from '#openapi/client/index.ts';
import { notificationHubMachine } from '#machines/notifications/notification-hub.machine.ts';
import { notificationPanelMachine } from '#machines/notifications/notification-panel.machine.ts';
import type { Notification } from '#machines/notifications/notifications.ts';
import {
  getShown,
  type NotificationPanelContext,
} from '#machines/notifications/notification-panel.setup.ts';
import { ImageProvider, type ImageSource } from '#ui/images/image-source.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { NotificationBell } from './notification-bell.tsx';
import type { NotificationPanelProps } from './notification-panel.tsx';
import {
  clock,
  countNotifications,
  handovers,
  long,
  nine,
  onlyTab,
  openRequest,
  reminders,
} from './notifications.fixtures.ts';

const input = { employeeId: 'employee-ava' };
const frozenHub = () =>
  frozenActor(notificationHubMachine, {
    state: 'line.queueing',
    input: { tabs: onlyTab, isOnline: true },
  });

interface BellProps extends NotificationPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The bell with a panel that is already loaded. */
function Bell({ isOpen, onOpenChange, ...panel }: BellProps) {
  const { actor } = panel;
  const count = useSelector(
    actor,
    ({ context }) => getShown(context).counts.unreadNotificationCount,
  );
  return (
    <NotificationBell
      count={count}
      panel={panel}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (next) actor.send({ type: 'NOTIFICATION', isOpening: true });
        onOpenChange(next);
      }}
      onPreload={() => {
        if (actor.getSnapshot().matches('idle')) actor.send({ type: 'NOTIFICATION' });
      }}
    />
  );
}

const meta = {
  title: 'Flows/Notifications/Notification Panel',
  tags: ['autodocs'],
  args: { context: {}, isOpen: true },
  render: ({ context, isOpen }, { parameters }) => (
    <Bell
      actor={frozenActor(notificationPanelMachine, { state: parameters['state'], input, context })}
      hub={frozenHub()}
      clock={clock}
      leadsTo={() => true}
      isOpen={isOpen}
      onOpenChange={fn()}
      onViewAll={fn()}
    />
  ),
} satisfies Meta<{ context: Partial<NotificationPanelContext>; isOpen: boolean }>;
export default meta;
type Story = StoryObj<typeof meta>;

const listed = { notifications: nine, counts: countNotifications(nine) };
const down = new Problem('down', 503);

const imageUrl = '/aster/tenantuser/profile-image/7d0f7a52';
const portrait =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 8%22%3E%3Crect width=%228%22 height=%228%22 fill=%22teal%22/%3E%3C/svg%3E';
const pictured: Notification = {
  ...openRequest,
  notificationData: { ...openRequest.notificationData, profileImageUrl: imageUrl },
};
const images = {
  loaded: () => undefined,
  load: fn<ImageSource['load']>(async () => portrait),
};

export const Idle: Story = {
  parameters: { flow: 'notification-panel', state: 'idle' },
  args: {
    isOpen: false,
    context: { counts: { unreadNotificationCount: 7, requestTrackingPendingCount: 1 } },
  },
};

export const MoreThanNinetyNine: Story = {
  parameters: { flow: 'notification-panel', state: 'idle' },
  args: {
    isOpen: false,
    context: { counts: { unreadNotificationCount: 240, requestTrackingPendingCount: 1 } },
  },
};

export const Fetching: Story = {
  parameters: { flow: 'notification-panel', state: 'fetching' },
};

/** The list is 535 px high if the window has room for it. */
export const Loaded: Story = {
  parameters: { flow: 'notification-panel', state: 'loaded' },
  args: { context: listed },
  play: playIfEnabled(async () => {
    const list = await screen.findByRole('grid', { name: 'Notifications' });
    const room = innerHeight - 208;
    await expect(getComputedStyle(list).blockSize).toBe(`${Math.min(535, room)}px`);
  }),
};

/** A handover is accepted or declined in its notification; a dialog shows the consequences. */
export const Handovers: Story = {
  parameters: { flow: 'notification-panel', state: 'loaded' },
  args: { context: { notifications: handovers, counts: countNotifications(handovers) } },
  play: playIfEnabled(async ({ userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Decline 2 assets' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog', { name: /Decline .*AS-LAP-0001/ });
    await expect(dialog).toHaveTextContent('stays assigned to you until it’s returned');
  }),
};

export const NoUnread: Story = {
  parameters: { flow: 'notification-panel', state: 'loaded' },
  play: playIfEnabled(async () => {
    const emptyText = 'No new notifications found. We’ll notify you when something new arrives.';
    await waitFor(() => expect(screen.getByText(emptyText)).toBeVisible());
  }),
};

export const Failed: Story = {
  parameters: { flow: 'notification-panel', state: 'loaded' },
  args: { context: { problem: down } },
};

export const NextPageFailed: Story = {
  parameters: { flow: 'notification-panel', state: 'loaded' },
  args: { context: { ...listed, hasMore: true, problem: down } },
};

export const FetchingMore: Story = {
  parameters: { flow: 'notification-panel', state: 'fetchingMore' },
  args: { context: { ...listed, hasMore: true } },
};

export const Updating: Story = {
  parameters: { flow: 'notification-panel', state: 'updating' },
  args: { context: { ...listed, filterType: 'All', selected: nine[5] ?? openRequest } },
};

/** The image of the sender is loaded with the token, from the address in the contract. */
export const Images: Story = {
  parameters: { flow: 'notification-panel', state: 'loaded' },
  args: { context: { notifications: [pictured], counts: countNotifications([pictured]) } },
  decorators: [
    (Story) => (
      <ImageProvider source={images}>
        <Story />
      </ImageProvider>
    ),
  ],
  play: playIfEnabled(async () => {
    await waitFor(() => expect(document.querySelector(`img[src="${portrait}"]`)).not.toBeNull());
    await expect(images.load).toHaveBeenCalledWith(imageUrl);
  }),
};

/** A removed notification can be restored from its position. */
export const Removed: Story = {
  parameters: { flow: 'notification-panel', state: 'loaded' },
  args: { context: { ...listed, removed: nine[1] ?? null } },
};

export const NothingRead: Story = {
  parameters: { flow: 'notification-panel', state: 'loaded' },
  args: { context: { filterType: 'Seen' } },
};

export const LongTexts: Story = {
  parameters: { flow: 'notification-panel', state: 'loaded' },
  args: { context: { notifications: long, counts: countNotifications(long) } },
};

/** Reminders have no avatar, since no one sent them. */
export const Reminders: Story = {
  parameters: { flow: 'notification-panel', state: 'loaded' },
  args: { context: { notifications: reminders, counts: countNotifications(reminders) } },
  play: playIfEnabled(async () => {
    const message = await screen.findAllByText(/AS-LAP-0001/);
    await expect(message).toHaveLength(2);
    await expect(document.querySelectorAll('[role="dialog"] [data-initials]')).toHaveLength(0);
  }),
};

/** Opens the bell by keyboard, marks one, removes one, scrolls, and marks all as read. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'notification-panel' },
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    const bell = canvas.getByRole('button', { name: /^Notifications/ });
    await userEvent.tab();
    await waitFor(() => expect(bell).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const page = inDocument();
    await waitFor(() => expect(page.rows().length).toBeGreaterThan(3));
    const before = page.unread();

    const [markRead] = page.buttons('Mark as read');
    if (!markRead) throw new Error('Nothing is unread.');
    await userEvent.click(markRead);
    await waitFor(() => expect(page.unread()).toBe(before - 1));
    const [remove] = page.buttons('Remove');
    if (!remove) throw new Error('There is nothing to remove.');
    await userEvent.click(remove);
    await userEvent.click(page.buttons('Mark all as read')[0] ?? remove);
    await waitFor(() => expect(page.unread()).toBe(0));

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
    await expect(problems).toEqual([]);
  }),
};

/** The popover is outside the story, at the end of the document. */
function inDocument() {
  const named = (name: string) => (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent) === name;
  return {
    rows: () => [...document.querySelectorAll('[role="row"]')],
    buttons: (name: string) => [...document.querySelectorAll('button')].filter(named(name)),
    unread: () => {
      const bell = document.querySelector('button[aria-label^="Notifications"]');
      return Number(/\d+/.exec(bell?.getAttribute('aria-label') ?? '')?.[0] ?? 0);
    },
  };
}

function Live({ world }: { world: World }) {
  const [isOpen, setIsOpen] = useState(false);
  const [hub] = useState(frozenHub);
  const actor = useStoryActor(notificationPanelMachine, { input });
  return (
    <Bell
      actor={actor}
      hub={hub}
      clock={world.clock}
      leadsTo={() => true}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    />
  );
}
