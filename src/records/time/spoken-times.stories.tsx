import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { frozenClock, today } from '../../../.storybook/fixtures.ts';
import { playIfEnabled } from '../../../.storybook/play-if-enabled.ts';
import { SpokenTimes } from './spoken-times.tsx';

interface Args {
  start: string;
  end: string;
  /** Of the times, today unless said. */
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

export const Understood: Story = {};
/** With its day, since the end is of another one. */
export const OverMidnight: Story = { args: { start: '2026-03-03T22:00' } };
/** What can be written stands below until both times are there. */
export const Empty: Story = { args: { start: '', end: '' } };
/** What cannot be read stays, and says why. */
export const NotUnderstood: Story = { args: { start: 'early', end: '9:75' } };

/** Both times, and then a length, are typed as people say them. */
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
    await expect(start).toHaveAccessibleDescription(/Not understood/);
  }),
};

/** A length alone, of a day that is over, counts from the start that stood there. */
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

/** Letter by letter, a length counts back from the end that was there before. */
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
