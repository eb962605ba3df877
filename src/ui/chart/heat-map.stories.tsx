import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { daysUntil, getWeekdayIndex, weekFrom } from './heat-days.ts';
import { HeatMap } from './heat-map.tsx';
import story from '../stories.module.css';

const monday = '2026-03-02';

const formatDay = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(day));
};
const days = daysUntil('2026-03-11', 365, [
  { date: '2025-07-14', hours: 5 },
  { date: '2026-02-27', hours: 1.5 },
  { date: '2026-03-04', hours: 3 },
  { date: '2026-03-09', hours: 21 },
  { date: '2026-03-10', hours: 9.5 },
]);

const meta = {
  title: 'UI/HeatMap',
  tags: ['autodocs'],
  component: HeatMap,
  args: {
    label: 'Hours per day',
    days,
    offset: getWeekdayIndex(days[0]?.day ?? monday, monday),
    bounds: [2, 4, 8, 16],
    weekdays: weekFrom(monday).map(formatDay({ weekday: 'short' })),
    formatMonth: formatDay({ month: 'short' }),
    getLabel: ({ day, value }) =>
      `${day}: ${value === null ? 'No data for this day' : `${value} hrs`}`,
    steps: ['No data', 'below 2 hrs', '2–4 hrs', '4–8 hrs', '8–16 hrs', '16+ hrs'],
  },
  render: (args) => (
    <div className={story.wide}>
      <HeatMap {...args} />
    </div>
  ),
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A year that ends today; five levels, distinguished by size and shade. */
export const FullYear: Story = {};

export const Empty: Story = { args: { days: days.map(({ day }) => ({ day, value: null })) } };

const onOpen = fn();

/** A day links to its details, by a press and by Enter; an empty day has no link. */
export const WithLinks: Story = {
  args: { lead: { description: 'Enter opens what is behind a day.', onOpen } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('option', { name: '2026-03-10: 9.5 hrs' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenLastCalledWith('2026-03-10');
    await userEvent.click(canvas.getByRole('option', { name: '2026-03-04: 3 hrs' }));
    await expect(onOpen).toHaveBeenLastCalledWith('2026-03-04');
    await userEvent.click(canvas.getByRole('option', { name: /^2026-03-11/ }));
    await expect(onOpen).toHaveBeenCalledTimes(2);
  },
};

/** One tab stop, today at first: arrow keys move by days and weeks. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = (name: string) => canvas.getByRole('option', { name });
    day('2026-03-11: No data for this day').focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(day('2026-03-10: 9.5 hrs')).toHaveFocus());
    await expect(canvas.getByText('2026-03-10: 9.5 hrs')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(day('2026-03-04: 3 hrs')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(day('2025-03-12: No data for this day')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(day('2025-03-12: No data for this day')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(day('2026-03-11: No data for this day')).toHaveFocus();
  },
};
