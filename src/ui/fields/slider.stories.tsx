import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { Slider, type SliderProps } from './slider.tsx';
import story from '../stories.module.css';

function Controlled(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Slider
      {...props}
      value={value}
      onChange={(to) => {
        setValue(to);
        props.onChange(to);
      }}
    />
  );
}

const meta = {
  title: 'UI/Slider',
  tags: ['autodocs'],
  component: Slider,
  render: Controlled,
  args: { label: 'Zoom', value: 1.5, onChange: fn(), minValue: 1, maxValue: 3, step: 0.1 },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const All: Story = {
  render: (args) => (
    <div className={story.column}>
      <Controlled {...args} value={1} />
      <Controlled {...args} formatOptions={{ style: 'percent' }} />
      <Controlled {...args} value={3} />
      <Controlled {...args} isDisabled />
    </div>
  ),
};

export const ByKeyboard: Story = {
  args: { formatOptions: { style: 'percent' } },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Zoom' });
    await userEvent.tab();
    await waitFor(() => expect(slider).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1.6);
    await expect(slider).toHaveAttribute('aria-valuetext', '160%');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};
