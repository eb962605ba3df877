import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import story from '../stories.module.css';
import { TimeField, type TimeFieldProps } from './time-field.tsx';

function Controlled(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TimeField
      {...props}
      value={value}
      onChange={(time) => {
        setValue(time);
        props.onChange(time);
      }}
    />
  );
}

const meta = {
  title: 'UI/TimeField',
  tags: ['autodocs'],
  component: TimeField,
  render: Controlled,
  args: { label: 'Start time', value: null, onChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const All: Story = {
  render: (args) => (
    <div className={story.column}>
      <Controlled {...args} isRequired description="In your time zone." />
      <Controlled {...args} value="21:05" hourCycle={12} />
      <Controlled {...args} value="21:05" hourCycle={24} />
      <Controlled {...args} value="21:05" error="Start time must be earlier than end time" />
      <Controlled {...args} value="21:05" isDisabled />
    </div>
  ),
};

/** The value uses 24 hours, whatever clock is shown. */
export const Typed: Story = {
  args: { hourCycle: 12 },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('0905p');
    await expect(args.onChange).toHaveBeenLastCalledWith('21:05');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:05');
  },
};

export const ErrorIsTiedToField: Story = {
  args: { value: '21:05', error: 'Start time must be earlier than end time' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Start time' });
    await expect(group).toHaveAccessibleDescription(/must be earlier/);
  },
};
