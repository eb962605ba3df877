import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'UI/Number field',
  component: NumberField,
  tags: ['autodocs'],
  args: { label: 'Price', value: '1490.5', language: 'en', onChange: fn() },
  render: function Filled({ value: initial, onChange, ...args }) {
    const [value, setValue] = useState(initial);
    return (
      <NumberField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEnglish: Story = {};

/** Decimals are shown after a comma; the value has a decimal point. */
export const InFrench: Story = {
  args: { language: 'fr' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await expect(field).toHaveValue('1490,5');
    await userEvent.type(field, '7');
    await expect(args.onChange).toHaveBeenLastCalledWith('1490.57');
  },
};

/** A formatted number may be pasted; invalid text stays, for the caller to report. */
export const Pasted: Story = {
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.click(field);
    await userEvent.paste('$12,500.00');
    await expect(args.onChange).toHaveBeenLastCalledWith('12500.00');
    await userEvent.clear(field);
    await userEvent.type(field, 'a dozen');
    await expect(args.onChange).toHaveBeenLastCalledWith('a dozen');
    await expect(field).toHaveValue('a dozen');
  },
};
