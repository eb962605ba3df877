import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Problem } from '#openapi/client/index.ts';
import { adjustmentOf } from '#machines/clockwork/adjustment.ts';
import {
  clockWorkDayMachine,
  type ClockWorkDayContext,
} from '#machines/clockwork/clockwork-day.machine.ts';
import type { LostEntry } from '#machines/clockwork/edit-entry.machine.ts';
import { formOf } from '#machines/clockwork/entry-form.ts';
import {
  ended,
  entries,
  liveEntry,
  longEntries,
  longText,
  stale,
  staleEntry,
  stillClock,
  timeZone,
  today,
} from '../../../.storybook/fixtures.ts';
import { stillFills, useFills } from '../../../.storybook/clockwork.tsx';
import { played } from '../../../.storybook/played.ts';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import { typeTime } from '../../../.storybook/type-time.ts';
import { worldOf, type World } from '../../../.storybook/world.ts';
import { ClockWorkDayScreen } from './clockwork-day.screen.tsx';

const input = { clock: stillClock, timeZone, date: today };
const shown = { entries, live: liveEntry };
const quiet = { entries: entries.slice(1) };
const adjustment = adjustmentOf(ended, false, timeZone);

const refused = (fieldErrors: Record<string, string[]>, ...errorMessages: string[]) =>
  new Problem('invalid', 400, { answer: { errorMessages, fieldErrors } });

const meta = {
  title: 'Flows/ClockWork/ClockWork Day',
  tags: ['autodocs'],
  args: { context: shown },
  // As in the shell: a page's own head is no second banner.
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  render: ({ context, project }, { parameters }) => (
    <ClockWorkDayScreen
      project={project}
      actor={frozenActor(clockWorkDayMachine, { state: parameters['state'], input, context })}
      fills={stillFills()}
      onDay={fn()}
      onProject={fn()}
      onRetry={fn()}
    />
  ),
} satisfies Meta<{ context: Partial<ClockWorkDayContext>; project?: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list is narrowed down to one project, which has no time on the day. */
export const NarrowedDown: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: { context: { entries }, project: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01' },
};
/** Those without a project are left. */
export const WithoutProject: Story = {
  ...NarrowedDown,
  args: { context: { entries }, project: 'none' },
};

export const Loading: Story = {
  parameters: { flow: 'clockwork-day', state: 'loading' },
  args: { context: {} },
};

/** What runs since today is told with its seconds. */
export const Idle: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  play: played(async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/\d+s ago$/);
  }),
};

/** What was typed of an entry that was deleted elsewhere stands above the day; left, the focus stays there. */
export const LostElsewhere: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  render: (_, { parameters }) => <WithLost state={parameters['state']} />,
  play: played(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Add a past/ })).toHaveFocus());
  }),
};

function WithLost({ state }: { state: string }) {
  const [lost, setLost] = useState<LostEntry | null>({
    id: ended.id,
    form: { ...formOf(ended, timeZone), description: 'Half a sentence' },
  });
  const [actor] = useState(() =>
    frozenActor(clockWorkDayMachine, { state, input, context: { ...quiet, entries: [] } }),
  );
  const [fills] = useState(() => stillFills());
  return (
    <ClockWorkDayScreen
      project={undefined}
      actor={actor}
      fills={fills}
      onDay={fn()}
      onProject={fn()}
      onRetry={fn()}
      lost={lost}
      onLostClosed={() => setLost(null)}
    />
  );
}

export const Empty: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: { context: {} },
};

export const StillRunning: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: { context: { ...quiet, stale } },
};

export const Crossing: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.crossing' },
  args: { context: { ...quiet, stale, chosen: staleEntry } },
};

/** Nobody answers: what runs, and what is unsent, is there. */
export const OnThisDeviceAlone: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: { context: { entries: [liveEntry], live: liveEntry, cause: 'unreachable' } },
};
export const NothingOnThisDevice: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: { context: { cause: 'unreachable' } },
};

export const Refreshing: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.refreshing' },
};

export const Starting: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.starting' },
  args: { context: { ...quiet, draft: 'Test the new sign-in' } },
};

export const Stopping: Story = { parameters: { flow: 'clockwork-day', state: 'shown.stopping' } };

export const Breaking: Story = { parameters: { flow: 'clockwork-day', state: 'shown.breaking' } };

/** What the break has interrupted can be continued. */
export const OnABreak: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: { context: { ...quiet, interrupted: ended } },
};

export const Restarting: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.restarting' },
  args: { context: { ...quiet, chosen: ended } },
};

export const Adjusting: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.adjusting' },
  args: { context: { ...shown, adjustment } },
};

/** Of the running entry, the start alone can be corrected. */
export const AdjustingRunning: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.adjusting' },
  args: { context: { ...shown, adjustment: adjustmentOf(liveEntry, false, timeZone) } },
  play: played(async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('textbox', { name: /^End/ })).toHaveAccessibleDescription(
      /Leave it empty while the entry goes on running/,
    );
  }),
};

export const AdjustingInvalid: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.adjusting' },
  args: {
    context: {
      ...shown,
      adjustment: { ...adjustment, end: adjustment.start },
      adjustmentErrors: { end: 'endTimeAfterStartTime' },
    },
  },
};

export const AdjustingRefused: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.adjusting' },
  args: {
    context: {
      ...shown,
      adjustment,
      problem: refused({ newStartTime: ['The entry overlaps “Write the release notes”.'] }),
    },
  },
};

export const SavingAdjustment: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.savingAdjustment' },
  args: { context: { ...shown, adjustment } },
};

export const RenewingAdjustment: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.renewingAdjustment' },
  args: { context: { ...shown, adjustment } },
};

export const ConfirmingDelete: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.confirmingDelete' },
  args: { context: { ...shown, chosen: ended } },
};

export const Deleting: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.deleting' },
  args: { context: { ...shown, chosen: ended } },
};

export const Unavailable: Story = {
  parameters: { flow: 'clockwork-day', state: 'unavailable' },
  args: { context: {} },
};

const minute = 60_000;

/** Of many entries those are drawn that are in sight, or nearly so. */
export const VeryLong: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: {
    context: {
      entries: Array.from({ length: 600 }, (_, at) => ({
        ...ended,
        id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
        startTime: new Date(Date.parse(ended.startTime) - at * minute).toISOString(),
        endTime: new Date(Date.parse(ended.startTime) - (at - 1) * minute).toISOString(),
        description: `Entry ${at + 1}`,
      })),
    },
  },
  play: played(async ({ canvas, canvasElement }) => {
    const drawn = () => canvasElement.querySelectorAll('[data-entry]').length;
    await expect(canvas.getByText('Entry 1')).toBeInTheDocument();
    await expect(drawn()).toBeLessThan(300);
    await expect(canvas.queryByText('Entry 600')).toBeNull();
    const table = canvas.getByRole('table');
    table.scrollIntoView({ block: 'end', behavior: 'instant' });
    await canvas.findByText('Entry 600');
    await waitFor(() => expect(canvas.queryByText('Entry 1')).toBeNull());
    table.scrollIntoView({ block: 'start', behavior: 'instant' });
    await canvas.findByText('Entry 1');
    await waitFor(() => expect(canvas.queryByText('Entry 600')).toBeNull());
  }),
};

export const LongTexts: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: {
    context: {
      entries: longEntries,
      live: longEntries[0] ?? null,
      draft: longText,
      stale: stale.map((one) => ({
        ...one,
        clockWorkEntry: { ...staleEntry, description: longText },
      })),
    },
  },
};

/** An entry is started, stopped, described anew, adjusted and deleted. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'clockwork-day' },
  loaders: [worldOf('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: played(async ({ canvas, userEvent, loaded }) => {
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
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Adjust the times' }));
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
    const question = await screen.findByRole('alertdialog', { name: 'Delete the entry?' });
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

/** What is pasted stays, and the bar says why nothing starts. */
export const DraftTooLong: Story = {
  parameters: { flow: 'clockwork-day' },
  loaders: [worldOf('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: played(async ({ canvas, userEvent }) => {
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

/** By keyboard alone: a break, and on; what was pressed hands the focus to what comes next. */
export const WalkBreak: Story = {
  tags: ['walk'],
  parameters: { flow: 'clockwork-day' },
  loaders: [worldOf('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: played(async ({ canvas, userEvent, loaded }) => {
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

/** By keyboard alone: what runs since yesterday is split at midnight, and what goes on can be stopped. */
export const WalkCrossover: Story = {
  tags: ['walk'],
  parameters: { flow: 'clockwork-day' },
  loaders: [worldOf('grace', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: played(async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Split at midnight' })).focus();
    await userEvent.keyboard('{Enter}');
    const stop = await canvas.findByRole('button', { name: 'Stop' });
    await waitFor(() => expect(stop).toHaveFocus());
  }),
};

/** The same, ended where it did: the focus stays where work goes on. */
export const WalkStaleEnd: Story = {
  ...WalkCrossover,
  play: played(async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Adjust' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^End/ }), '19:00');
    dialog.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Start' })).toHaveFocus());
  }),
};

/** The same, ended when work has ended, which is offered. */
export const WalkLikelyEnd: Story = {
  ...WalkCrossover,
  play: played(async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^Ended at/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Start' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Adjust' })).toBeNull();
  }),
};

/** By keyboard alone: an entry is put on the day before; the row that takes its place has the focus. */
export const WalkToAnotherDay: Story = {
  tags: ['walk'],
  parameters: { flow: 'clockwork-day' },
  loaders: [worldOf('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: played(async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const before = names();
    const [first] = canvas.getAllByRole('button', { name: /^More actions/ });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    const adjust = await screen.findByRole('menuitem', { name: 'Adjust the times' });
    adjust.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('textbox', { name: /^End/ });
    await typeTime(dialog, 'Start', 'yesterday 22:00');
    await typeTime(dialog, 'End', 'yesterday 22:15');
    within(dialog).getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(names()).toEqual(before.slice(1)));
    const [top] = canvas.getAllByRole('rowheader');
    await waitFor(() =>
      expect(top?.parentElement).toContainElement(document.activeElement as HTMLElement),
    );
  }),
};

/** The day cannot be read; nothing is told twice, and a fresh day can be asked for. */
export const WalkServerFault: Story = {
  tags: ['walk'],
  parameters: { flow: 'clockwork-day' },
  loaders: [worldOf('ava', 'aster')],
  beforeEach: ({ loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('day-refused');
  },
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: played(async ({ canvas, loaded }) => {
    const { problems }: World = loaded['world'];
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(problems.map(({ kind }) => kind)).toEqual(['fault']);
  }),
};

function Live({ world: { clock } }: { world: World }) {
  const actor = useWalkedActor(clockWorkDayMachine, { input: { ...input, clock } });
  return (
    <ClockWorkDayScreen
      actor={actor}
      fills={useFills()}
      onDay={(date) => actor.send({ type: 'day.changed', date })}
      onProject={fn()}
      onRetry={fn()}
    />
  );
}
