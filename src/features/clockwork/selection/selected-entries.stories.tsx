import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  selectedEntriesMachine,
  type SelectedEntriesContext,
} from '#machines/clockwork/selection/selected-entries.machine.ts';
import { getTimes } from '#machines/clockwork/selection/selected-times.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { dayWithGap, createStaticFills, useDay } from '../clockwork.fixtures.tsx';
import { entries, longEntries, frozenClock, timeZone } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';
import { EntrySelectionBar } from './entry-selection-bar.tsx';
import { SelectedEntriesDialog } from './selected-entries-dialog.tsx';
import { SelectedTimesDialog } from './selected-times-dialog.tsx';
import { EntryTable } from '../entry/entry-table.tsx';

const input = { clock: frozenClock, timeZone };
const past = entries.filter(({ endTime }) => endTime !== null);
const nothing = () => undefined;

const meta = {
  title: 'Flows/ClockWork/Selected Entries',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <Actions
      actor={frozenActor(selectedEntriesMachine, {
        state: parameters['state'],
        input,
        context: { entries: past, ...context },
      })}
    />
  ),
} satisfies Meta<{ context: Partial<SelectedEntriesContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context: Partial<SelectedEntriesContext> = {}): Story => ({
  parameters: { flow: 'selected-entries', state: name },
  args: { context },
});

export const Choosing = state('choosing');
export const NotChanged = state('choosing', { failure: { kind: 'down', message: '' } });
export const ConfirmingDelete = state('confirmingDelete');
export const LongNames = state('confirmingDelete', { entries: longEntries });
export const Deleting = state('deleting');
export const Assigning = state('assigning');
export const Marking = state('marking', { isWFO: true });
export const Adjusting = state('adjusting', { times: getTimes(past, timeZone) });
export const Rejected = state('adjusting', {
  times: getTimes(past, timeZone),
  errors: { [past[0]?.id ?? '']: { startTime: { message: 'The times overlap another entry.' } } },
  failure: { kind: 'invalid', message: '' },
});
export const Saving = state('saving', { times: getTimes(past, timeZone) });

/**
 * Selected with Shift in the day itself, and deleted at the second attempt, since the server is
 * down at first.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'selected-entries' },
  loaders: [dayWithGap('ava')],
  render: (_, { loaded }) => <Live entries={loaded['day']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const bar = within(await canvas.findByRole('group', { name: 'Selected entries' }));
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    setScenario('server-down');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByText('The entries weren’t changed.')).toBeInTheDocument();
    setScenario('healthy-network');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};

/**
 * In the day: one checkbox, then another with Shift, selects all entries between; Escape clears the
 * selection.
 */
export const InDayView: Story = {
  parameters: { flow: 'selected-entries', state: 'choosing' },
  loaders: [dayWithGap('ava')],
  render: (_, { loaded }) => <Day clock={loaded['world'].clock} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    const [all, first, second, third] = canvas.getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(third as HTMLElement);
    await userEvent.keyboard('{/Shift}');
    await expect(second).toBeChecked();
    await expect(all).toBePartiallyChecked();
    await expect(
      await canvas.findByRole('group', { name: 'Selected entries' }),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(second).not.toBeChecked());
    await userEvent.click(all as HTMLElement);
    await expect(third).toBeChecked();
    const bar = within(await canvas.findByRole('group', { name: 'Selected entries' }));
    bar.getByRole('button', { name: 'Clear selection' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(' ');
    (await canvas.findByRole('button', { name: 'Delete' })).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    question.getByRole('button', { name: 'Yes' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getAllByRole('checkbox')[1]).toHaveFocus());
  }),
};

function Actions({ actor }: Parameters<typeof SelectedEntriesDialog>[0]) {
  return (
    <>
      <EntrySelectionBar actor={actor} onClear={nothing} />
      <SelectedEntriesDialog actor={actor} />
      <SelectedTimesDialog actor={actor} />
    </>
  );
}

function Live({ entries: all }: { entries: Entry[] }) {
  const actor = useStoryActor(selectedEntriesMachine, { input });
  const two = all.filter(({ endTime }) => endTime !== null).slice(0, 2);
  const isSelected = useSelector(actor, ({ context }) => context.entries.length > 0);
  useSendOnChange(actor, isSelected ? null : { type: 'choice.changed', entries: two });
  return <Actions actor={actor} />;
}

function Day({ clock }: { clock: World['clock'] }) {
  const actor = useDay(clock);
  const common = { project: undefined, onDay: nothing };
  return <EntryTable actor={actor} fills={createStaticFills()} {...common} />;
}
