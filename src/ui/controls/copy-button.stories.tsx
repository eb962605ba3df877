import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'UI/CopyButton',
  tags: ['autodocs'],
  component: CopyButton,
  args: { label: 'Copy Codes', tip: null, onPress: fn() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Codes' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const Copied: Story = {
  args: { tip: 'Copied' },
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copied');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

export const IconOnly: Story = { args: { isIconOnly: true, variant: 'quiet', size: 'small' } };
