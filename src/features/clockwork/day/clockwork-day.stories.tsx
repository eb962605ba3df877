import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildAdjustment } from '#machines/clockwork/entry/adjustment.ts';
import { clockWorkDayMachine } from '#machines/clockwork/day/clockwork-day.machine.ts';
import {
  dayInput,
  idleDay,
  shownDay,
  staticDays,
  type StaticDay,
  InteractiveDay,
  useListedDay,
} from './clockwork-day.fixtures.tsx';
import { ended, liveEntry, stale, staleEntry, timeZone } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { useStoryActor } from '@atrium/statechart-panel';
import { typeTime } from '../type-time.fixtures.ts';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

const adjustment = buildAdjustment(ended, false, timeZone);

const meta = {
  title: 'Flows/ClockWork/ClockWork Day',
  tags: ['autodocs'],
  ...staticDays,
} satisfies Meta<StaticDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'clockwork-day', state: 'loading' },
  args: { context: {} },
};

/** The running entry of today shows its seconds. */
export const Idle: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/\d+s ago$/);
  }),
};

export const Crossing: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.crossing' },
  args: { context: { ...idleDay, stale, selected: staleEntry } },
};

/** The server does not respond: the running and unsent entries are shown. */
export const OnThisDeviceOnly: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: { context: { entries: [liveEntry], live: liveEntry, cause: 'unreachable' } },
};
export const NothingOnThisDevice: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: { context: { cause: 'unreachable' } },
};

/** Nothing can be started on a past day. */
export const PastDayWithoutEntries: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: { context: { ...idleDay, entries: [], date: '2026-03-02' } },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText(/^Add an entry for what you did/)).toBeVisible();
    await expect(canvas.queryByText(/press Start/)).toBeNull();
  }),
};

/**
 * An entry over midnight links to the day of its end, and a double click or Enter on its row opens
 * its form.
 */
export const EntryOverMidnight: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: {
    onDay: fn(),
    context: { ...idleDay, entries: [{ ...ended, endTime: '2026-03-05T05:00:00.000Z' }] },
  },
  render: (args) => <Listed {...args} />,
  play: playIfEnabled(async ({ canvas, userEvent, args }) => {
    const [later] = await canvas.findAllByRole('button', { name: /^Go to .*, where it ends$/ });
    if (!later) throw new Error('Nothing leads to the next day.');
    await userEvent.click(later);
    await expect(args.onDay).toHaveBeenCalledWith('2026-03-05');
    const form = () => canvas.findByRole('button', { name: 'Cancel' });
    await userEvent.dblClick(canvas.getByRole('rowheader'));
    await userEvent.click(await form());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull());
    const [, box] = canvas.getAllByRole('checkbox');
    box?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await form()).toBeVisible();
  }),
};

/**
 * An entry that started the day before shows that day and links to it, also if the list is filtered
 * by its project.
 */
export const ContinuedFromTheDayBefore: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: {
    context: {
      ...idleDay,
      entries: [],
      continued: [
        { ...ended, startTime: '2026-03-03T21:00:00.000Z', endTime: '2026-03-04T05:00:00.000Z' },
      ],
    },
    onDay: fn(),
  },
  play: playIfEnabled(async ({ canvas, userEvent, args }) => {
    const section = await canvas.findByRole('region', { name: 'Continued from an earlier day' });
    await expect(canvas.queryByText('No entries on this day')).toBeNull();
    await userEvent.click(within(section).getByRole('button', { name: /^Started on / }));
    await expect(args.onDay).toHaveBeenCalledWith('2026-03-03');
    await expect(within(section).getByRole('button', { name: /^Continue / })).toBeVisible();
  }),
};

export const Refreshing: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.refreshing' },
};

export const Starting: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.starting' },
  args: { context: { ...idleDay, draft: 'Test the new sign-in' } },
};

export const Stopping: Story = { parameters: { flow: 'clockwork-day', state: 'shown.stopping' } };

export const Breaking: Story = { parameters: { flow: 'clockwork-day', state: 'shown.breaking' } };

/** The entry that the break interrupted can be continued. */
export const OnABreak: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: { context: { ...idleDay, interrupted: ended } },
};

export const Restarting: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.restarting' },
  args: { context: { ...idleDay, selected: ended } },
};

export const Adjusting: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.adjusting' },
  args: { context: { ...shownDay, adjustment } },
};

export const SavingAdjustment: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.savingAdjustment' },
  args: { context: { ...shownDay, adjustment } },
};

export const RenewingAdjustment: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.renewingAdjustment' },
  args: { context: { ...shownDay, adjustment } },
};

export const ConfirmingDelete: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.confirmingDelete' },
  args: { context: { ...shownDay, selected: ended } },
};

export const Deleting: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.deleting' },
  args: { context: { ...shownDay, selected: ended } },
};

export const Unavailable: Story = {
  parameters: { flow: 'clockwork-day', state: 'unavailable' },
  args: { context: {} },
};

/** An entry is started, stopped, renamed, adjusted and deleted. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'clockwork-day' },
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { clock, problems }: World = loaded['world'];
    const rows = () => canvas.getAllByRole('rowheader').length;
    await canvas.findByRole('table');
    const before = rows();

    await userEvent.type(
      canvas.getByRole('combobox', { name: 'Description' }),
      'Prepare the demo{Enter}',
    );
    await expect(await canvas.findByRole('timer')).toBeVisible();
    await expect(rows()).toBe(before + 1);
    clock.advance(30 * 60_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(canvas.queryByRole('timer')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Edit Prepare the demo' }));
    await waitFor(() => expect(document.activeElement).toHaveValue('Prepare the demo'));
    await userEvent.keyboard('{End} twice{Enter}');
    const row = (await canvas.findByRole('rowheader', { name: 'Prepare the demo twice' }))
      .parentElement as HTMLElement;
    await expect(row).toHaveTextContent('30m');

    await userEvent.click(within(row).getByRole('button', { name: /^More actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Adjust times' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('textbox', { name: /^End/ });
    await typeTime(dialog, 'End', '8am');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByText('End time must be later than start time');
    await typeTime(dialog, 'End', '15m');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(row.textContent).toContain('15m'));

    within(row)
      .getByRole('button', { name: /^More actions/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Delete entry?' });
    const no = within(question).getByRole('button', { name: 'No' });
    await waitFor(() => expect(no).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toBe(before));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const [top] = canvas.getAllByRole('rowheader');
    await waitFor(() =>
      expect(top?.parentElement).toContainElement(document.activeElement as HTMLElement),
    );
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toBe(before + 1));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Edit /));
    await expect(problems).toEqual([]);
  }),
};

/** The pasted text stays, and the bar shows why the timer does not start. */
export const DraftTooLong: Story = {
  parameters: { flow: 'clockwork-day' },
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    const description = canvas.getByRole('combobox', { name: 'Description' });
    await userEvent.click(description);
    await userEvent.paste('word '.repeat(2000));
    await waitFor(() => expect(description).toHaveAccessibleDescription(/too long/));
    await userEvent.keyboard('{Enter}');
    await expect(description).toHaveValue('word '.repeat(2000));
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  }),
};

/**
 * By keyboard only: an entry of the day before is continued today, and the focus moves to its stop
 * button.
 */
export const InteractionContinueEarlier: Story = {
  tags: ['interaction'],
  parameters: { flow: 'clockwork-day' },
  loaders: [loadWorld('ben', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous day' }));
    await waitFor(() => expect(canvas.getByText('Tuesday, 03/03/2026')).toBeVisible());
    const [again] = await canvas.findAllByRole('button', { name: /^Continue / });
    again?.focus();
    await userEvent.keyboard('{Enter}');
    const stop = await canvas.findByRole('button', { name: 'Stop' });
    await waitFor(() => expect(stop).toHaveFocus());
  }),
};

/**
 * By keyboard only: a break starts and ends; each pressed button passes the focus to the next one.
 */
export const InteractionBreak: Story = {
  tags: ['interaction'],
  parameters: { flow: 'clockwork-day' },
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { clock }: World = loaded['world'];
    await canvas.findByRole('table');
    const description = canvas.getByRole('combobox', { name: 'Description' });
    await userEvent.type(description, 'Prepare the demo{Enter}');
    (await canvas.findByRole('button', { name: 'Take a break' })).focus();
    clock.advance(60_000);
    await userEvent.keyboard('{Enter}');
    const again = await canvas.findByRole('button', { name: 'Continue' });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const stop = await canvas.findByRole('button', { name: 'Stop' });
    await waitFor(() => expect(stop).toHaveFocus());
    clock.advance(60_000);
    await userEvent.keyboard('{Enter}');
    const start = canvas.getByRole('button', { name: 'Start' });
    await waitFor(() => expect(start).toHaveFocus());
  }),
};

/** By keyboard only: an entry is duplicated after itself, and the copy is undone. */
export const EntryDuplicated: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    const boxes = () => canvas.getAllByRole('checkbox');
    const count = boxes().length;
    boxes().at(-1)?.focus();
    await userEvent.keyboard('d');
    await expect(await canvas.findByText(/was duplicated\.$/)).toBeVisible();
    await waitFor(() => expect(boxes()).toHaveLength(count + 1));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(boxes()).toHaveLength(count));
    boxes().at(-1)?.focus();
    await userEvent.keyboard('{Shift>}D{/Shift}');
    await expect(await screen.findByRole('dialog', { name: 'Duplicate entry' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};

/** The day fails to load; there is only one error, and the day can be loaded again. */
export const PathServerError: Story = {
  tags: ['interaction'],
  parameters: { flow: 'clockwork-day' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: ({ loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('day-rejected');
  },
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, loaded }) => {
    const { problems }: World = loaded['world'];
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(problems.map(({ kind }) => kind)).toEqual(['serverError']);
  }),
};

function Listed({ context, onDay }: StaticDay) {
  return <InteractiveDay actor={useListedDay(context.entries ?? [])} {...(onDay && { onDay })} />;
}

function Live({ world: { clock } }: { world: World }) {
  const actor = useStoryActor(clockWorkDayMachine, { input: { ...dayInput, clock } });
  return <InteractiveDay actor={actor} />;
}
