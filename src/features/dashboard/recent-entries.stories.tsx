import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  recentEntriesMachine,
  type RecentEntriesContext,
} from '#machines/dashboard/recent-entries.machine.ts';
import { StoryDashboard } from '../../../.storybook/dashboard.tsx';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { ended, entries, longEntries, stillClock } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import { worldOf, type World } from '../../../.storybook/world.ts';

const input = { clock: stillClock, store: null, report: null };
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

const flow = 'recent-entries';

export const Reading: Story = { parameters: { flow, state: 'reading' }, args: { context: {} } };
export const Shown: Story = { parameters: { flow, state: 'shown' } };
export const Refreshing: Story = { parameters: { flow, state: 'refreshing' } };
export const Outdated: Story = { parameters: { flow, state: 'outdated' } };

export const Continuing: Story = {
  parameters: { flow, state: 'continuing' },
  args: { context: { ...known, selected: ended } },
};

export const Unavailable: Story = {
  parameters: { flow, state: 'unavailable' },
  args: { context: {} },
};

export const NothingYet: Story = {
  parameters: { flow, state: 'shown' },
  args: { context: { entries: [], offered: [] } },
};

export const LongTexts: Story = {
  parameters: { flow, state: 'shown' },
  args: { context: { entries: longEntries, offered: longEntries.slice(1) } },
};

/** By keyboard: the first entry is continued, leaves the list, and the next one has the focus. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow },
  loaders: [worldOf('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: played(async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: /^Continue/ });
    const next = second?.getAttribute('aria-label') ?? '';
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', next));
  }),
};

function Live({ world: { clock } }: { world: World }) {
  const recent = useWalkedActor(recentEntriesMachine, { input: { ...input, clock } });
  return <StoryDashboard {...names} recent={recent} />;
}
