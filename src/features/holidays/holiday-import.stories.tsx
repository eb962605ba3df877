import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { holidayImportMachine } from '#machines/holidays/holiday-import.machine.ts';
import { rowsInput, sampleRead } from '#machines/holidays/holiday-rows.fixtures.ts';
import type { HolidayRowsContext } from '#machines/holidays/holiday-rows.setup.ts';
import { sampleHolidays } from '#machines/holidays/holiday.fixtures.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { ava } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { HolidayImportScreen } from './holiday-import.screen.tsx';

const { rows, ...read } = sampleRead;
const shown = { rows, read, known: sampleHolidays };

const state = (name: string, context: Partial<HolidayRowsContext> = shown): Story => ({
  parameters: { flow: 'holiday-import', state: name },
  args: { context },
});

const meta = {
  title: 'Flows/Holidays/Holiday Import',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: shown },
  render: ({ context }, { parameters }) => (
    <HolidayImportScreen
      actor={frozenActor(holidayImportMachine, {
        state: parameters['state'],
        input: rowsInput,
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<HolidayRowsContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing = state('choosing', {});
export const NoCalendar = state('choosing', { trouble: 'notCalendar' });
export const Empty = state('choosing', { trouble: 'empty' });
export const TooLarge = state('choosing', { trouble: 'tooMany' });
export const Reading = state('reading', {});
export const Loading = state('loading');
export const Unavailable = state('unavailable');
/** What the file has beyond the rows is named, and an event without a name needs one. */
export const Editing = state('editing');
export const NothingFound = state('editing', { read });
export const Saving = state('saving');
export const Rechecking = state('rechecking');
export const Saved = state('saved');

const year = new Date().getFullYear() + 1;

const file = new File(
  [
    [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      `DTSTART;VALUE=DATE:${year}0803`,
      `DTEND;VALUE=DATE:${year}0805`,
      'SUMMARY:Summer break',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  ],
  'holidays.ics',
  { type: 'text/calendar' },
);

function Live() {
  const actor = useStoryActor(holidayImportMachine, { input: { ...rowsInput, year } });
  return <HolidayImportScreen actor={actor} />;
}

/** A file is selected, and the days of its event are created. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'holiday-import' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Choose a calendar file' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('Expected a file input, found none.');
    await userEvent.upload(input, file);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create 2 holidays' }));
    await waitFor(async () => {
      const { holidays } = await api.getHolidays({ query: { year } });
      await expect(holidays.filter(({ name }) => name === 'Summer break')).toHaveLength(2);
    });
  }),
};
