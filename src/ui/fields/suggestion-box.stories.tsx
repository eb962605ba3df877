import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { SuggestionBox, type SuggestionBoxProps } from './suggestion-box.tsx';
import story from '../stories.module.css';

function Controlled(props: SuggestionBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SuggestionBox
      {...props}
      value={value}
      onChange={(text) => {
        setValue(text);
        props.onChange(text);
      }}
    />
  );
}

const meta = {
  title: 'UI/SuggestionBox',
  tags: ['autodocs'],
  component: SuggestionBox,
  render: Controlled,
  args: {
    label: 'Shift',
    suggestions: ['Day shift', 'Late shift', 'Night shift'],
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof SuggestionBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const All: Story = {
  render: (args) => (
    <div className={story.column}>
      <Controlled {...args} value="Late shift" description="Type one, or select one in use." />
      <Controlled {...args} value="x" error="Shift is too long" />
      <Controlled {...args} value="Late shift" isReadOnly />
      <Controlled {...args} suggestions={[]} />
    </div>
  ),
};

export const Arabic: Story = { globals: { language: 'ar' } };

/** Typing lists what matches. */
export const Suggested: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Shift' }), 'late');
    await userEvent.click(await screen.findByRole('option', { name: 'Late shift' }));
    await expect(canvas.getByRole('combobox', { name: 'Shift' })).toHaveValue('Late shift');
    await expect(args.onChange).toHaveBeenLastCalledWith('Late shift');
  },
};

/** Any other text stays as it was typed. */
export const OtherText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Shift' });
    await userEvent.type(input, 'Weekend');
    await userEvent.tab();
    await expect(input).toHaveValue('Weekend');
    await expect(args.onChange).toHaveBeenLastCalledWith('Weekend');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('');
  },
};
