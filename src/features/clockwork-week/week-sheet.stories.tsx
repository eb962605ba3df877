import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  weekSheetMachine,
  type TypedCell,
  type WeekSheetContext,
} from '#machines/clockwork-week/week-sheet.machine.ts';
import {
  endedCell,
  longWeek,
  createStaticSheet,
  loadCharts,
  weekInput,
} from './clockwork-week.fixtures.tsx';
import { ended } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { WeekSheetScreen } from './week-sheet.screen.tsx';

const state = (name: string, context: Partial<WeekSheetContext> = {}): Story => ({
  parameters: { flow: 'week-sheet', state: name },
  args: { context },
});

const typed: TypedCell = {
  ...endedCell,
  week: '2026-03-02',
  text: '1h30',
  newId: 'new',
  error: null,
  rejection: null,
};

const added = {
  projectId: '00000000-0000-4000-8000-0000000000f1',
  projectDisplayString: 'P-900 Harbour',
  taskId: null,
  taskDisplayString: '',
};

const meta = {
  title: 'Flows/ClockWork Week/Week Sheet',
  tags: ['autodocs'],
  args: { context: {} },
  loaders: [loadCharts],
  // As in the shell: the header of a page is not a second banner.
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  render: ({ context }, { parameters }) => (
    <WeekSheetScreen actor={createStaticSheet(parameters['state'], context)} onDay={fn()} />
  ),
} satisfies Meta<{ context: Partial<WeekSheetContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading', { entries: [], days: [] });
export const Stable = state('shown.idle.stable');
export const Empty = state('shown.idle.stable', { entries: [] });
export const RowsCopied = state('shown.idle.stable', { copied: 2 });
export const Refreshing = state('shown.idle.refreshing');
export const NotCopied = state('shown.idle.notCopied', { cause: 'down' });
export const Typing = state('shown.typing', { typed });
export const NoFreeTime = state('shown.typing', {
  typed: { ...typed, text: '20h', error: 'noRoom' },
});
export const Rejected = state('shown.idle.stable', {
  unsaved: [{ ...typed, rejection: { message: '', cause: 'down' } }],
});
export const Saving = state('shown.saving', { unsaved: [typed] });
export const Listing = state('shown.listing', { listed: endedCell });
export const Editing = state('shown.editing', { listed: endedCell, opened: ended });
export const Copying = state('shown.copying');
export const Unavailable = state('unavailable', { cause: 'down', entries: [] });
export const LongTexts = state('shown.idle.stable', { ...longWeek });

/** On a phone the sheet opens at today, beside the work column and not below it. */
export const OnPhone: Story = {
  ...state('shown.idle.stable'),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '358px' }}>
        <Story />
      </div>
    ),
  ],
  play: playIfEnabled(async ({ canvas }) => {
    const work = await canvas.findByRole('columnheader', { name: 'Project and task' });
    const today = canvas
      .getAllByRole('columnheader')
      .find((head) => head.getAttribute('aria-current') === 'date');
    if (!today) throw new Error('Today is not in the week.');
    const scroller = today.closest('[data-sheet-scroller]');
    if (!scroller) throw new Error('The sheet does not scroll.');
    const [shown, fixed, frame] = [today, work, scroller].map((each) =>
      each.getBoundingClientRect(),
    );
    await expect(shown?.left).toBeGreaterThanOrEqual(fixed?.right ?? 0);
    await expect(shown?.right).toBeLessThanOrEqual(frame?.right ?? 0);
  }),
};

/** A row without time is removed, and the focus stays in the sheet. */
export const RowAdded: Story = {
  ...state('shown.idle.stable', { rows: [added] }),
  render: (_, { loaded }) => <Live world={loaded['world']} persisted={{ '2026-03-02': [added] }} />,
  loaders: [loadWorld('ava', 'aster')],
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove the row for P-900/ }));
    await expect(canvas.queryByText(added.projectDisplayString)).toBeNull();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell'));
  }),
};

/**
 * The week has no entries: when its only row is removed, the focus moves to the control that adds
 * rows.
 */
export const LastRowRemoved: Story = {
  ...state('shown.idle.stable', { rows: [added], entries: [] }),
  render: (_, { loaded }) => (
    <Live world={loaded['world']} date="2025-03-05" persisted={{ '2025-03-03': [added] }} />
  ),
  loaders: [loadWorld('ava', 'aster')],
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove the row for P-900/ }));
    await expect(await canvas.findByText('No time this week')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Copy/ })).toHaveFocus());
  }),
};

/** By keyboard only: a duration is rejected, corrected and saved, at the second attempt. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'week-sheet' },
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    await canvas.findByRole('grid');
    const cells = () => canvas.getAllByRole('cell').filter((cell) => 'cell' in cell.dataset);
    const cell = cells().find(({ dataset, textContent }) => dataset['day'] === '0' && !textContent);
    cell?.focus();
    await userEvent.keyboard('25h{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/enough free time/);
    await userEvent.keyboard('{Backspace>3/}45m');
    setScenario('server-down');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/still here|kept|unavailable/),
    );
    setScenario('healthy-network');
    canvas.getByRole('textbox', { name: 'Duration' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cell).toHaveTextContent('0:45'));

    cell?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}{ArrowLeft}1h{Escape}');
    await expect(cell).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy last week’s rows' }));
    await canvas.findByText(/rows? (?:was|were) added|no other rows/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};

/**
 * When a cell with input loses the focus, the input is saved; invalid input stays with the reason,
 * and Escape discards it.
 */
export const UnsavedCells: Story = {
  ...state('shown.idle.stable'),
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    const [one, two, three] = canvas
      .getAllByRole('cell')
      .filter(({ dataset, textContent }) => dataset['day'] === '0' && textContent === '');
    if (!one || !two || !three) throw new Error('The Monday is full.');
    await userEvent.dblClick(one);
    await userEvent.keyboard('45');
    await userEvent.dblClick(two);
    await userEvent.keyboard('a while');
    await userEvent.dblClick(three);
    await userEvent.keyboard('20{Tab}');
    await waitFor(() => expect(one).toHaveTextContent('0:45'));
    await waitFor(() => expect(three).toHaveTextContent('0:20'));
    const field = canvas.getByRole('textbox', { name: 'Duration' });
    await expect(field).toHaveValue('a while');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Duration' })).toBeNull());
    await expect(two).toHaveFocus();
  }),
};

/** A cell with one entry opens by a key and by its mark; a tap opens the field at once. */
export const CellOpened: Story = {
  ...state('shown.idle.stable'),
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    const cells = canvas.getAllByRole('cell').filter((cell) => 'cell' in cell.dataset);
    const cell = cells.find((each) => each.querySelector('[data-only]'));
    if (!cell) throw new Error('No cell holds one entry.');
    const isOpened = async () => {
      await expect(await screen.findByRole('dialog', { name: /^Entries on/ })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    cell.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await isOpened();
    await userEvent.click(within(cell).getByRole('button', { name: /Entries on/ }));
    await isOpened();
    cell.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Duration' })).toHaveFocus());
  }),
};

/**
 * Lengthening an entry moves the ones that the sheet placed after it; Delete clears, Undo restores,
 * and a minus is an error.
 */
export const EntryLengthened: Story = {
  ...state('shown.idle.stable'),
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} date="2026-02-25" />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid');
    const cells = () =>
      canvas
        .getAllByRole('cell')
        .filter(({ dataset }) => 'cell' in dataset && dataset['day'] === '6');
    const [first, second] = cells();
    if (!first || !second) throw new Error('The Sunday has fewer than two rows.');
    first.focus();
    await userEvent.keyboard('2:30{Enter}');
    await expect(second).toHaveFocus();
    await waitFor(() => expect(first).toHaveTextContent('2:30'));
    await userEvent.keyboard('1h; Stand-up{Enter}');
    await waitFor(() => expect(second).toHaveAttribute('title', 'Stand-up'));
    first.focus();
    await userEvent.keyboard('٤{Enter}');
    await waitFor(() => expect(first).toHaveTextContent('4:00'));
    await expect(second).toHaveTextContent('1:00');

    second.focus();
    await userEvent.keyboard('-2{Enter}');
    const message = await canvas.findByRole('alert');
    for (const cell of [first, second]) await expect(cell).not.toContainElement(message);
    await expect(grid).toContainElement(message);
    await userEvent.keyboard('{Escape}{Delete}');
    await waitFor(() => expect(second).toHaveTextContent(''));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(second).toHaveTextContent('1:00'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
  }),
};

/**
 * Delete in a cell with multiple entries shows how many it deletes; one Undo restores all of them.
 */
export const MultipleEntriesCleared: Story = {
  ...state('shown.idle.stable'),
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} date="2026-02-25" />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    const cells = canvas.getAllByRole('cell').filter((cell) => 'cell' in cell.dataset);
    const cell = cells.find((each) => Number(each.querySelector('button')?.textContent) > 1);
    if (!cell) throw new Error('No cell holds several entries.');
    const before = cell.textContent;
    const count = cell.querySelector('button')?.textContent;
    cell.focus();
    await userEvent.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog', { name: `Delete ${count} entries?` });
    await userEvent.click(within(question).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(cell).toHaveTextContent(before);
    await waitFor(() => expect(cell).toHaveFocus());
    await userEvent.keyboard('0');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    await waitFor(() => expect(cell).toHaveTextContent(''));
    await expect(await canvas.findByText(`${count} entries were deleted.`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(cell).toHaveTextContent(before));
  }),
};

interface LiveProps extends Pick<Partial<WeekSheetContext>, 'persisted'> {
  world: World;
  date?: string;
}

function Live({ world: { clock }, persisted, date = weekInput.date }: LiveProps) {
  const actor = useStoryActor(weekSheetMachine, {
    input: { ...weekInput, clock, date, ...(persisted && { persisted }) },
  });
  return (
    <WeekSheetScreen
      actor={actor}
      onDay={(day) => actor.send({ type: 'week.changed', date: day })}
    />
  );
}
