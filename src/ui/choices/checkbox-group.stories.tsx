import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';
import story from '../stories.module.css';

const options = [
  { id: 'mon', label: 'Monday' },
  { id: 'tue', label: 'Tuesday', description: 'From home' },
  { id: 'wed', label: 'Wednesday' },
];

function Controlled(props: CheckboxGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <CheckboxGroup
      {...props}
      value={value}
      onChange={(ids) => {
        setValue(ids);
        props.onChange(ids);
      }}
    />
  );
}

const meta = {
  title: 'UI/CheckboxGroup',
  tags: ['autodocs'],
  component: CheckboxGroup,
  render: Controlled,
  args: { label: 'Working days', options, value: [], onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const All: Story = {
  render: (args) => (
    <div className={story.column}>
      <Controlled {...args} isRequired description="Of an ordinary week." />
      <Controlled {...args} value={['tue']} orientation="horizontal" />
      <Controlled {...args} error="Choose one day at least." />
      <Controlled {...args} value={['mon']} isDisabled />
    </div>
  ),
};

/** The value has the order of the options, whatever the order of the ticks. */
export const ByKeyboard: Story = {
  args: { value: ['wed'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Working days' })).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Monday' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['mon', 'wed']);
  },
};

export const ErrorIsTiedToGroup: Story = {
  args: { error: 'Choose one day at least.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Working days' });
    await expect(group).toHaveAccessibleDescription('Choose one day at least.');
    await expect(within(group).getByRole('checkbox', { name: 'Monday' })).toBeInvalid();
  },
};
