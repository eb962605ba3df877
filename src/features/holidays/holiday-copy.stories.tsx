import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { holidayCopyMachine } from '#machines/holidays/holiday-copy.machine.ts';
import { knownOf2027, rowsInput, sampleRows } from '#machines/holidays/holiday-rows.fixtures.ts';
import type { HolidayRowsContext } from '#machines/holidays/holiday-rows.setup.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { ava } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { HolidayCopyScreen } from './holiday-copy.screen.tsx';

const rows = { rows: sampleRows, known: knownOf2027 };

const state = (name: string, context: Partial<HolidayRowsContext> = rows): Story => ({
  parameters: { flow: 'holiday-copy', state: name },
  args: { context },
});

const meta = {
  title: 'Flows/Holidays/Holiday Copy',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: rows },
  render: ({ context }, { parameters }) => (
    <HolidayCopyScreen
      actor={frozenActor(holidayCopyMachine, {
        state: parameters['state'],
        input: rowsInput,
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<HolidayRowsContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading', {});
export const Unavailable = state('unavailable', {});
/** One exists already, and the day of another is taken. */
export const Editing = state('editing');
export const NothingToCopy = state('editing', {});
/** A row without a name, one that is left out, and a rejected one. */
export const WithErrors = state('editing', {
  rows: sampleRows.map((row, at) => ({
    ...row,
    name: at === 2 ? '' : row.name,
    isIncluded: at !== 3,
  })),
  serverErrors: {
    [sampleRows[4]?.id ?? '']: { date: { message: 'There’s already a holiday on this day.' } },
  },
  failure: { kind: 'conflict', message: 'There’s already a holiday on this day.' },
});
export const Saving = state('saving');
export const Rechecking = state('rechecking');
export const Saved = state('saved');

const year = new Date().getFullYear() + 1;

function Live() {
  const actor = useStoryActor(holidayCopyMachine, { input: { ...rowsInput, year } });
  return <HolidayCopyScreen actor={actor} />;
}

/** A holiday is left out, the others are copied. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'holiday-copy' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Include Labor Day' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Create \d holidays$/ }));
    await waitFor(async () => {
      const { holidays } = await api.getHolidays({ query: { year: year + 1 } });
      await expect(holidays.map(({ date }) => date)).toContain(`${year + 1}-12-24`);
      await expect(holidays.map(({ name }) => name)).not.toContain('Labor Day');
    });
  }),
};
