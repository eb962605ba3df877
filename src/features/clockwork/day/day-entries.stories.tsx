import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';
import { toForm } from '#machines/clockwork/entry/entry-form.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import {
  InteractiveDay,
  staticDays,
  useListedDay,
  type StaticDay,
} from './clockwork-day.fixtures.tsx';
import {
  ended,
  entries,
  longEntries,
  longText,
  stale,
  staleEntry,
  timeZone,
} from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';

const meta = {
  title: 'Screens/ClockWork Entries',
  ...staticDays,
} satisfies Meta<StaticDay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list is filtered by a project that has no time on the day. */
export const Filtered: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: { context: { entries }, project: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01' },
};
/** Only the entries without a project are shown. */
export const WithoutProject: Story = {
  ...Filtered,
  args: { context: { entries }, project: 'none' },
};

export const Empty: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  args: { context: {} },
};

/**
 * Unsaved input of an entry that another tab deleted is shown above the day; when it is discarded,
 * the focus stays there.
 */
export const OrphanedByOtherTab: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.idle' },
  render: () => <WithOrphaned />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Add a past/ })).toHaveFocus());
  }),
};

function WithOrphaned() {
  const actor = useListedDay([]);
  const isShown = useSelector(actor, (state) => state.hasTag('ready'));
  useSendOnChange(actor, isShown ? { type: 'entry.orphaned', orphaned } : null);
  return <InteractiveDay actor={actor} />;
}

const orphaned = {
  id: ended.id,
  form: { ...toForm(ended, timeZone), description: 'Half a sentence' },
  newId: '00000000-0000-4000-8000-00000000000c',
};

const minute = 60_000;

/** A long list renders only the entries in or near the viewport. */
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
  play: playIfEnabled(async ({ canvas, canvasElement }) => {
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
