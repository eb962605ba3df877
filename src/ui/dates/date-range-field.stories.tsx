import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';
import story from '../stories.module.css';

const range = { start: '2026-01-12', end: '2026-01-23' };

function Controlled(props: DateRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangeField
      {...props}
      value={value}
      onChange={(days) => {
        setValue(days);
        props.onChange(days);
      }}
    />
  );
}

const meta = {
  title: 'UI/DateRangeField',
  tags: ['autodocs'],
  component: DateRangeField,
  render: Controlled,
  args: { label: 'Period', format: 'DD/MM/YYYY', weekStart: 'monday', value: null, onChange: fn() },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const All: Story = {
  render: (args) => (
    <div className={story.column}>
      <Controlled {...args} isRequired description="Both days are part of it." />
      <Controlled {...args} value={range} />
      <Controlled {...args} value={range} format="MM/DD/YYYY" />
      <Controlled {...args} error="Period should contain at least 2 valid datetimes." />
      <Controlled {...args} value={range} isDisabled />
    </div>
  ),
};

export const Open: Story = {
  args: { value: range },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendar/ }));
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
  },
};

/** A range is a value only when both dates are complete. */
export const Typed: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('12012026');
    await expect(args.onChange).not.toHaveBeenLastCalledWith(range);
    await userEvent.keyboard('23012026');
    await expect(args.onChange).toHaveBeenLastCalledWith(range);
  },
};

export const ErrorIsTiedToField: Story = {
  args: { error: 'Period should contain at least 2 valid datetimes.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Period' });
    await expect(group).toHaveAccessibleDescription(/at least 2 valid datetimes/);
  },
};
