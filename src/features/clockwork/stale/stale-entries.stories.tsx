import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { clockWorkDayMachine } from '#machines/clockwork/day/clockwork-day.machine.ts';
import {
  dayInput,
  idleDay,
  staticDays,
  type StaticDay,
  InteractiveDay,
} from '../day/clockwork-day.fixtures.tsx';
import { stale, staleEntry } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

const meta = {
  title: 'Screens/ClockWork Stale Entries',
  ...staticDays,
} satisfies Meta<StaticDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StillRunning: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: { context: { ...idleDay, stale } },
};

/** A listed entry that has run since yesterday counts as zero, and the total says so. */
export const NotCounted: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: { context: { ...idleDay, stale, continued: [staleEntry] } },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 entry needs an end time/)).toBeVisible();
  }),
};

/**
 * By keyboard only: an entry that has run since yesterday is split at midnight, and the running
 * part can be stopped.
 */
export const InteractionCrossover: Story = {
  tags: ['interaction'],
  parameters: { flow: 'clockwork-day' },
  loaders: [loadWorld('grace', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Split at midnight' })).focus();
    await userEvent.keyboard('{Enter}');
    const stop = await canvas.findByRole('button', { name: 'Stop' });
    await waitFor(() => expect(stop).toHaveFocus());
  }),
};

/** The same, with the actual end: the focus stays where work continues. */
export const InteractionStaleEnd: Story = {
  ...InteractionCrossover,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Adjust' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    const end = await dialog.findByRole('textbox', { name: /^End/ });
    // The empty field has the focus, both when the form opens and after a submit without it.
    await waitFor(() => expect(end).toHaveFocus());
    dialog.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(end).toHaveFocus());
    await userEvent.keyboard('19:00');
    dialog.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Start' })).toHaveFocus());
  }),
};

/** The same, with the end that is offered: the end of the working day. */
export const InteractionLikelyEnd: Story = {
  ...InteractionCrossover,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^Ended at/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Start' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Adjust' })).toBeNull();
  }),
};

function Live({ world: { clock } }: { world: World }) {
  const actor = useStoryActor(clockWorkDayMachine, { input: { ...dayInput, clock } });
  return <InteractiveDay actor={actor} />;
}
