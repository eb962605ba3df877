import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SegmentedControl } from './segmented-control.tsx';

const meta = {
  title: 'UI/Segmented control',
  tags: ['autodocs'],
  component: SegmentedControl,
  args: {
    label: 'Show',
    options: [
      { id: 'unread', label: 'Unread' },
      { id: 'read', label: 'Read' },
      { id: 'all', label: 'All' },
    ],
    value: 'unread',
    onChange: fn(),
  },
  render: ({ onChange, value: first, ...args }) => {
    const Selected = () => {
      const [value, setValue] = useState(first);
      const select = (next: string) => {
        onChange(next);
        setValue(next);
      };
      return <SegmentedControl {...args} value={value} onChange={select} />;
    };
    return <Selected />;
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeOptions: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('all');
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    // One option is always selected.
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
  },
};

export const LongTexts: Story = {
  args: {
    options: [
      { id: 'unread', label: 'Was noch niemand gelesen hat' },
      { id: 'all', label: 'Alles' },
    ],
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Unread' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Read' })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('read');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
  },
};
