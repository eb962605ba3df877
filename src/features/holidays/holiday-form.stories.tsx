import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { holidayFormMachine } from '#machines/holidays/holiday-form.machine.ts';
import { sampleHoliday } from '#machines/holidays/holiday.fixtures.ts';
import { toHolidayForm, toSourceOnDay } from '#machines/holidays/holiday.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { ava, formInput, staticForm } from '#stories/fixtures/records.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { HolidayFormScreen } from './holiday-form.screen.tsx';

const base = toHolidayForm(sampleHoliday);
const { state } = formStories(holidayFormMachine, HolidayFormScreen, {
  id: sampleHoliday.id,
  base,
  mine: { name: 'May Day', isHalfDay: true },
  theirs: { name: 'Workers’ Day', date: '2026-05-02' },
});

const meta = {
  title: 'Flows/Holidays/Holiday Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', {});
export const Editing = state('editing.filling');
export const WithErrors = state('editing.filling', {
  form: { ...base, name: '', date: null },
  errors: { name: { rule: 'required' }, date: { rule: 'required' } },
});
/** The day has a holiday already. */
export const DayTaken = state('editing.filling', {
  base,
  form: base,
  errors: { date: { message: 'There’s already a holiday on this day.' } },
});
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

const day = `${new Date().getFullYear() + 1}-06-01`;

function Live() {
  const input = { ...formInput(), sourceId: toSourceOnDay(day) };
  const actor = useStoryActor(holidayFormMachine, { input });
  return <HolidayFormScreen {...staticForm} actor={actor} />;
}

/** A half day is added on the day that was selected in the calendar. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'holiday-form' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Company day');
    await userEvent.click(canvas.getByRole('switch', { name: /Half day/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const { holidays } = await api.getHolidays({});
      await expect(holidays.find(({ date }) => date === day)).toMatchObject({
        name: 'Company day',
        isHalfDay: true,
      });
    });
  }),
};
