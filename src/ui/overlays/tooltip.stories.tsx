import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../controls/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'UI/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: {
    text: 'Notifications',
    shortcut: 'N',
    children: (
      <Button variant="quiet" icon={<Bell aria-hidden="true" />} aria-label="Notifications" />
    ),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

export const LongText: Story = {
  args: {
    text: 'A tooltip that needs a whole sentence breaks into lines, and should have been text.',
    shortcut: undefined,
  },
  play: OnFocus.play,
};

export const EscapeCloses: Story = {
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
