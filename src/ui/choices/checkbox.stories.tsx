import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';
import story from '../stories.module.css';

const meta = {
  title: 'UI/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: { children: 'Send me a copy', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const All: Story = {
  render: (args) => (
    <div className={story.column}>
      <Checkbox {...args} isRequired />
      <Checkbox {...args} defaultSelected description="To the address of your profile." />
      <Checkbox {...args} isIndeterminate />
      <Checkbox {...args} error="Agree to go on." />
      <Checkbox {...args} isDisabled />
      <Checkbox {...args} isDisabled defaultSelected />
      <div className={story.narrow}>
        <Checkbox {...args}>
          I have read a sentence that needs more than the one line it has
        </Checkbox>
      </div>
    </div>
  ),
};

export const ByKeyboard: Story = {
  args: { description: 'To the address of your profile.' },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Send me a copy' });
    await expect(box).toHaveAccessibleDescription('To the address of your profile.');
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const ErrorIsTiedToField: Story = {
  args: { error: 'Agree to go on.' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Agree to go on.');
  },
};
