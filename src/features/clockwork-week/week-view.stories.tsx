import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  weekViewMachine,
  type WeekViewContext,
} from '#machines/clockwork-week/week-view.machine.ts';
import { toForm } from '#machines/clockwork/entry/entry-form.ts';
import { DraftKeeper } from '#page/drafts/use-draft.ts';
import { discardDraft, persistDraft } from '#session/storage/forms/drafts.ts';
import { useEntryDrafts } from '#page/drafts/use-entry-draft.ts';
import {
  carried,
  longWeek,
  createStaticWeek,
  loadCharts,
  useOpenedWeek,
  weekInput,
} from './clockwork-week.fixtures.tsx';
import { ended, liveEntry, frozenClock, timeZone } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { WeekViewScreen } from './week-view.screen.tsx';

const state = (name: string, context: Partial<WeekViewContext> = {}): Story => ({
  parameters: { flow: 'week-view', state: name },
  args: { context },
});

const meta = {
  title: 'Flows/ClockWork Week/Week View',
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
    <WeekViewScreen actor={createStaticWeek(parameters['state'], context)} onDay={fn()} />
  ),
} satisfies Meta<{ context: Partial<WeekViewContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading', { entries: [], days: [] });
export const Stable = state('shown.idle.stable');
export const Empty = state('shown.idle.stable', { entries: [] });

/** The view scrolls to the entries. */
export const AtNight: Story = {
  ...state('shown.idle.stable', {
    entries: [
      {
        ...ended,
        startTime: ended.startTime.replace(/T.*/, 'T01:10:00.000Z'),
        endTime: ended.startTime.replace(/T.*/, 'T02:40:00.000Z'),
      },
    ],
  }),
  play: playIfEnabled(async ({ canvasElement }) => {
    const block = canvasElement.querySelector('[data-block]') as HTMLElement;
    const scroller = block.closest('[aria-busy]') as HTMLElement;
    await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
    await expect(block.getBoundingClientRect().top).toBeGreaterThan(
      scroller.getBoundingClientRect().top,
    );
  }),
};
export const Refreshing = state('shown.idle.refreshing');

/** The block is back in its old position, and the reason is shown. */
export const Rejected = state('shown.idle.rejected', {
  rejection: {
    what: 'notMoved',
    entry: ended,
    message: 'This overlaps another entry: Daily stand-up (09:00 – 09:20).',
    cause: 'rejected',
  },
});
export const ServerDown = state('shown.idle.rejected', {
  rejection: { what: 'notDeleted', entry: ended, message: '', cause: 'down' },
});
export const UndoOffered = state('shown.idle.stable', {
  undo: {
    of: 'moved',
    entry: ended,
    post: { type: 'update', entryPayLoad: { id: ended.id, startTime: ended.startTime } },
  },
});

/** The drag preview shows the times. */
export const Dragging = state('shown.dragging', { drag: carried });
/** Only the start of a running entry can be dragged. */
export const DraggingTheStart = state('shown.dragging', {
  drag: {
    entry: liveEntry,
    kind: 'start',
    grabbed: { day: 2, minute: 880 },
    startTime: Date.parse(liveEntry.startTime) + 600_000,
    endTime: null,
  },
});
export const Saving = state('shown.saving', { drag: carried });
export const Rereading = state('shown.rereading');
export const Editing = state('shown.editing', { opened: ended });
export const Adding = state('shown.editing', {
  opened: { from: '2026-03-03T14:00:00.000Z', until: '2026-03-03T15:00:00.000Z' },
});

/** Pasted text that is too long stays in the dialog, and the field shows why it is not saved. */
export const PastedTooMuch: Story = {
  ...state('shown.editing', { opened: ended }),
  render: () => <Opened />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByRole('combobox', { name: 'Description' });
    await userEvent.click(field);
    await userEvent.paste('word '.repeat(200));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/too long/));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(field).toHaveFocus();
  }),
};

const owner = { subject: 'ava', tenantId: 'aster', form: 'clockwork-week' };

/** The dialog offers input that was typed before the tab was closed, and restores it. */
export const DraftOffered: Story = {
  ...state('shown.editing', { opened: ended }),
  render: () => <Opened />,
  decorators: [
    (Story) => (
      <DraftKeeper value={owner}>
        <Story />
      </DraftKeeper>
    ),
  ],
  beforeEach: () => {
    const base = toForm(ended, timeZone);
    const content = { form: { ...base, description: 'Half a sentence' }, base, offered: null };
    const draft = { ...owner, form: `clockwork-entry ${ended.id}` };
    persistDraft(draft, content, frozenClock.now());
    return () => discardDraft(draft, frozenClock.now());
  },
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Description' })).toHaveValue('Half a sentence'),
    );
    await expect(dialog.queryByRole('button', { name: 'Restore' })).toBeNull();
  }),
};

export const ConfirmingDelete = state('shown.confirmingDelete', { selected: ended });
export const Deleting = state('shown.deleting', { selected: ended });
export const Undoing = state('shown.undoing', {
  undo: {
    of: 'deleted',
    entry: ended,
    post: { type: 'update', entryPayLoad: { id: ended.id, startTime: ended.startTime } },
  },
});
export const Unavailable = state('unavailable', { cause: 'down', entries: [] });
export const LongTexts = state('shown.idle.stable', { ...longWeek });

/** By keyboard only: an entry is moved, put back, rejected, deleted and restored. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'week-view' },
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const tuesday = await canvas.findByRole('group', { name: /^Tuesday/ });
    await waitFor(() => expect(within(tuesday).getAllByRole('button').length).toBeGreaterThan(2));
    const [first] = within(tuesday).getAllByRole('button');
    const { block: id = '' } = first?.dataset ?? {};
    const block = () => document.querySelector<HTMLElement>(`[data-block="${id}"]`);
    const before = block()?.textContent;
    const isAsBefore = () => waitFor(() => expect(block()?.textContent).toBe(before));
    block()?.focus();
    await userEvent.keyboard('m{ArrowUp}{ArrowRight}{Escape}');
    await canvas.findByText('Restored.');
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{Enter}');
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(block()?.textContent).not.toBe(before));
    await waitFor(() => expect(block()).toHaveFocus());
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await isAsBefore();
    await waitFor(() => expect(block()).toHaveFocus());

    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
    block()?.focus();
    await userEvent.keyboard('m{ArrowDown>30/}{Enter}');
    await expect(await canvas.findByText(/It was put back/)).toBeInTheDocument();
    await isAsBefore();

    block()?.focus();
    await userEvent.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog', { name: 'Delete entry?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    const back = await canvas.findByRole('button', { name: 'Undo' });
    // After a delete, the focus stays in the day; the restored block gets the focus.
    await waitFor(() =>
      expect(within(tuesday).getByRole('button', { name: /^Add/ })).toHaveFocus(),
    );
    await userEvent.click(back);
    await isAsBefore();
    await waitFor(() => expect(block()).toHaveFocus());
  }),
};

/** A key duplicates a block, and the copy is undone; the dialog continues the entry. */
export const EntryDuplicated: Story = {
  parameters: { flow: 'week-view', state: 'shown.idle.stable' },
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const tuesday = await canvas.findByRole('group', { name: /^Tuesday/ });
    const blocks = () => [...tuesday.querySelectorAll<HTMLElement>('[data-block]')];
    await waitFor(() => expect(blocks().length).toBeGreaterThan(0));
    const count = blocks().length;
    blocks().at(-1)?.focus();
    await userEvent.keyboard('d');
    await waitFor(() => expect(blocks()).toHaveLength(count + 1));
    await expect(await canvas.findByText(/was duplicated\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(blocks()).toHaveLength(count));
    blocks().at(-1)?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.querySelector('[data-running]')).not.toBeNull());
  }),
};

function Opened() {
  const readDraft = useEntryDrafts();
  const actor = useOpenedWeek(ended, (of) => readDraft(of, frozenClock.now()).persisted);
  return <WeekViewScreen actor={actor} onDay={fn()} />;
}

function Live({ world: { clock } }: { world: World }) {
  const actor = useStoryActor(weekViewMachine, { input: { ...weekInput, clock } });
  return (
    <WeekViewScreen actor={actor} onDay={(date) => actor.send({ type: 'week.changed', date })} />
  );
}
