import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type within } from 'storybook/test';
import {
  recentEntriesMachine,
  type RecentEntriesContext,
} from '#machines/dashboard/recent-entries.machine.ts';
import { StoryDashboard } from './dashboard.fixtures.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { ended, entries, longEntries, frozenClock } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

const input = { clock: frozenClock, store: null, report: null };
const names = { personName: 'Ava Stone', tenantName: 'Aster Labs' };
const known: Partial<RecentEntriesContext> = { entries, offered: entries.slice(1) };

interface Args {
  context: Partial<RecentEntriesContext>;
}

const meta = {
  title: 'Flows/Dashboard/Recent Entries',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: known },
  render: ({ context }, { parameters: { state } }) => (
    <StoryDashboard
      {...names}
      recent={frozenActor(recentEntriesMachine, { state, input, context })}
    />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const findContinue = (canvas: ReturnType<typeof within>) =>
  canvas.findAllByRole('button', { name: /^Continue: / });

export const Loading: Story = {
  parameters: { flow: 'recent-entries', state: 'loading' },
  args: { context: {} },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText('Recent entries')).toBeVisible();
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Continue/ })).toBeNull();
  }),
};

/** The running entry is not offered. */
export const Shown: Story = {
  parameters: { flow: 'recent-entries', state: 'shown' },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await findContinue(canvas)).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Continue: Daily stand-up' })).toBeVisible();
    await expect(canvas.queryByText('Review of the pull requests')).toBeNull();
  }),
};

/** The last loaded entries stay in the meantime, and can be continued. */
export const Refreshing: Story = {
  parameters: { flow: 'recent-entries', state: 'refreshing' },
  play: playIfEnabled(async ({ canvas }) => {
    for (const button of await findContinue(canvas)) await expect(button).toBeEnabled();
  }),
};

/** Only the selected entry is busy. */
export const Continuing: Story = {
  parameters: { flow: 'recent-entries', state: 'continuing' },
  args: { context: { ...known, selected: ended } },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await findContinue(canvas)).toHaveLength(4);
    await expect(canvas.getAllByRole('progressbar', { name: 'Starting…' })).toHaveLength(1);
  }),
};

/** The last loaded entries stay; the page shows why it could not load them again. */
export const Outdated: Story = {
  parameters: { flow: 'recent-entries', state: 'outdated' },
  play: playIfEnabled(async ({ canvas }) => {
    for (const button of await findContinue(canvas)) await expect(button).toBeEnabled();
  }),
};

export const Unavailable: Story = {
  parameters: { flow: 'recent-entries', state: 'unavailable' },
  args: { context: {} },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Continue/ })).toBeNull();
  }),
};

export const NothingYet: Story = {
  parameters: { flow: 'recent-entries', state: 'shown' },
  args: { context: { entries: [], offered: [] } },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText('No entries yet')).toBeVisible();
  }),
};

export const LongTexts: Story = {
  parameters: { flow: 'recent-entries', state: 'shown' },
  args: { context: { entries: longEntries, offered: longEntries.slice(1) } },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await findContinue(canvas)).toHaveLength(4);
  }),
};

/**
 * By keyboard: the first entry is continued and leaves the list, and the next one gets the focus.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'recent-entries' },
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: /^Continue/ });
    const next = second?.getAttribute('aria-label') ?? '';
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', next));
  }),
};

function Live({ world: { clock } }: { world: World }) {
  const recent = useStoryActor(recentEntriesMachine, { input: { ...input, clock } });
  return <StoryDashboard {...names} recent={recent} />;
}
