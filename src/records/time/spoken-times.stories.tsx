import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { frozenClock, today } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { SpokenTimes } from './spoken-times.tsx';

interface Args {
  start: string;
  end: string;
  /** The day of the times, today by default. */
  day?: string;
}

const meta = {
  title: 'Screens/Spoken Times',
  tags: ['autodocs'],
  args: { start: `${today}T09:00`, end: `${today}T10:15` },
  render: (times) => <EditableTimes {...times} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {};
/** Shows the date of the end, since it is on another day. */
export const OverMidnight: Story = { args: { start: '2026-03-03T22:00' } };
/** Examples stay below the fields until both times are set. */
export const Empty: Story = { args: { start: '', end: '' } };
/** Invalid input stays, with the reason. */
export const Invalid: Story = { args: { start: 'early', end: '9:75' } };

/** Both times, and then a duration, are typed in natural formats. */
export const Typed: Story = {
  args: { start: '', end: '' },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const start = canvas.getByRole('textbox', { name: 'Start' });
    await userEvent.type(start, '8-9:30');
    await expect(canvas.getByRole('status')).toHaveTextContent('08:00 AM – 09:30 AM · 1h 30m');
    await userEvent.tab();
    await expect(start).toHaveValue('08:00 AM');
    await userEvent.keyboard('45m');
    await expect(canvas.getByRole('status')).toHaveTextContent('45m');
    await userEvent.clear(start);
    await userEvent.type(start, 'soon');
    await userEvent.tab();
    await expect(start).toHaveValue('soon');
    await expect(start).toHaveAccessibleDescription(/Enter a (?:time|duration) like/);
  }),
};

/** On a past day, a duration without times counts from the previous start. */
export const LengthOfAPastDay: Story = {
  args: { day: '2026-03-03', start: '2026-03-03T10:00', end: '' },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const start = canvas.getByRole('textbox', { name: 'Start' });
    await userEvent.clear(start);
    await userEvent.type(start, '1h30');
    await expect(canvas.getByRole('status')).toHaveTextContent('10:00 AM – 11:30 AM · 1h 30m');
    await userEvent.clear(start);
    await userEvent.type(start, '90');
    await userEvent.tab();
    await expect(start).toHaveValue('10:00 AM');
    await expect(canvas.getByRole('textbox', { name: 'End' })).toHaveValue('11:30 AM');
  }),
};

/** While it is typed, a duration counts back from the previous end. */
export const LengthBeforeAnEnd: Story = {
  args: { start: `${today}T08:00`, end: `${today}T12:00` },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const start = canvas.getByRole('textbox', { name: 'Start' });
    await userEvent.clear(start);
    await userEvent.type(start, '90m');
    await expect(canvas.getByRole('status')).toHaveTextContent('10:30 AM – 12:00 PM · 1h 30m');
  }),
};

function EditableTimes({ day = today, ...times }: Args) {
  const [value, setValue] = useState(times);
  return (
    <form style={{ display: 'grid', gap: 12, maxInlineSize: 320 }}>
      <SpokenTimes
        value={value}
        day={day}
        clock={frozenClock}
        start={{ label: 'Start', isRequired: true }}
        end={{ label: 'End', isRequired: true }}
        onChange={(change) => setValue({ ...value, ...change })}
      />
    </form>
  );
}
