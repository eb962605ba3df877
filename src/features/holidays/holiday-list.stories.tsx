import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { holidayListMachine } from '#machines/holidays/holiday-list.machine.ts';
import {
  sampleFacets,
  sampleHoliday,
  sampleHolidays,
} from '#machines/holidays/holiday.fixtures.ts';
import type { Holiday } from '#machines/holidays/holiday.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { ava, retried, useStoryListState } from '#stories/fixtures/records.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { HolidayListScreen, type HolidayListScreenProps } from './holiday-list.screen.tsx';
import type { HolidayView } from './use-holiday-view.ts';

const rows: readonly Holiday[] = [
  ...sampleHolidays,
  {
    ...sampleHoliday,
    id: 'long',
    name: longText,
    date: '2026-11-02',
    isOptional: true,
    isHalfDay: true,
  },
];
const undo = { state: 'idle', input: {} };
const page = { year: 2026, today: '2026-03-04', onYear: fn(), onView: fn(), onAddress: fn() };

/** The screen with the props of its page. */
const createScreen = (view: HolidayView) =>
  function Screen(props: ListScreenProps<Holiday>) {
    return <HolidayListScreen {...props} {...page} view={view} />;
  };

const { state } = listStories(holidayListMachine, createScreen('list'), rows, { undo });
const calendar = listStories(holidayListMachine, createScreen('calendar'), rows, { undo });
const shown = { rows, facets: sampleFacets };

const meta = {
  title: 'Flows/Holidays/Holiday List',
  tags: ['autodocs'],
  decorators: [withRights(['holidays.basic']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
/** A holiday on a day off is marked. */
export const Shown = state('shown', shown);
export const NoRecords = state('shown', { rows: [] });
export const Prefetching = state('prefetching', shown);
export const Refreshing = state('refreshing', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');
export const ConfirmingDelete = state('confirmingDelete', { ...shown, selected: sampleHoliday });
export const Deleting = state('deleting', { ...shown, selected: sampleHoliday });

/** By keyboard: Page Down moves to the next month, Enter opens the day. */
export const Calendar: Story = {
  ...calendar.state('shown', shown),
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const today = await canvas.findByRole('button', { name: /04\/03\/2026/, current: 'date' });
    today.focus();
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowUp}{ArrowRight}{ArrowRight}');
    const day = canvas.getByRole('button', { name: /29\/04\/2026/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.click(
      canvas.getByRole('button', { name: /24\/12\/2026, Christmas Eve \(half day\)/ }),
    );
    await expect(page.onAddress).toHaveBeenCalledWith(
      expect.objectContaining({ to: expect.stringContaining('/editHoliday') }),
    );
  }),
};
export const CalendarLoading = calendar.state('loading');
export const CalendarUnavailable = calendar.state('unavailable');

/** Without the right, the page and each action say why nothing can be changed. */
export const ReadOnly: Story = {
  ...state('shown', shown),
  decorators: [withRights(['clockwork.basic']), withRouter],
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByText('You can view the holidays, but not change them')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Add holiday' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }),
};

const nextYear = new Date().getFullYear() + 1;

const LiveOfYear = retried<Pick<HolidayListScreenProps, 'year' | 'onYear'>>(
  ({ year, ...props }) => {
    const actor = useStoryActor(holidayListMachine, { input: { parentId: String(year) } });
    const [view, onView] = useState<HolidayView>('list');
    return (
      <HolidayListScreen
        {...useStoryListState()}
        {...props}
        actor={actor}
        year={year}
        today={`${year}-03-04`}
        view={view}
        onView={onView}
        onAddress={page.onAddress}
      />
    );
  },
);

function Live() {
  const [year, onYear] = useState(nextYear);
  return <LiveOfYear key={year} year={year} onYear={onYear} />;
}

/** A holiday is deleted and restored; then the calendar shows it. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'holiday-list' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Labor Day' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Labor Day' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Calendar' }));
    await expect(await canvas.findByRole('button', { name: /, Labor Day$/ })).toBeVisible();
  }),
};
