import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import {
  recentEntriesMachine,
  type RecentEntriesContext,
} from '#machines/dashboard/recent-entries.machine.ts';
import { ended, longText, frozenClock } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor } from '@atrium/statechart-panel';
import { useEntryCommands, type RecentEntriesActor } from './entry-commands.tsx';
import { Palette } from './palette.tsx';

interface Shown {
  state: string;
  context: Partial<RecentEntriesContext>;
}

const nameless = { ...ended, id: '00000000-0000-4000-8000-00000000000d', description: '' };
const long = { ...ended, id: '00000000-0000-4000-8000-00000000000e', description: longText };

function Shown({ actor }: { actor: RecentEntriesActor }) {
  return <Palette isOpen groups={[useEntryCommands(actor)]} onClose={fn()} />;
}

const meta = {
  title: 'Shell/Palette Entries',
  args: { state: 'shown', context: { offered: [ended, nameless, long] } },
  render: ({ state, context }) => (
    <Shown
      actor={frozenActor(recentEntriesMachine, {
        state,
        input: { clock: frozenClock, store: null, report: null },
        context,
      })}
    />
  ),
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each recent entry can be continued, by its name or its project. */
export const RecentEntries: Story = {
  play: playIfEnabled(async ({ userEvent }) => {
    const options = () => screen.getAllByRole('option');
    await screen.findByRole('option', { name: new RegExp(`^Continue “${ended.description}”`) });
    await expect(options()).toHaveLength(3);
    await userEvent.type(screen.getByRole('combobox'), 'no description');
    await expect(options()).toHaveLength(1);
  }),
};

/** The entries failed to load: they can be loaded again, and the palette stays open. */
export const Unavailable: Story = {
  args: { state: 'unavailable', context: { offered: [], cause: 'down' } },
  play: playIfEnabled(async () => {
    await expect(
      await screen.findByRole('option', { name: /^Reload recent entries/ }),
    ).toBeVisible();
  }),
};
