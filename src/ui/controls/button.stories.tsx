import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { buttonClass } from './button-class.ts';
import { Button } from './button.tsx';
import story from '../stories.module.css';

const meta = {
  title: 'UI/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Save changes', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };

export const Variants: Story = {
  render: () => (
    <div className={story.stack}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} className={story.row}>
          <Button size={size} variant="primary" icon={<Plus aria-hidden="true" />}>
            New project
          </Button>
          <Button size={size}>Duplicate</Button>
          <Button size={size} variant="quiet">
            Cancel
          </Button>
          <Button size={size} variant="danger">
            Delete
          </Button>
          <Button size={size} icon={<Trash2 aria-hidden="true" />} aria-label="Delete" />
          <Button
            size={size}
            variant="quiet"
            icon={<Trash2 aria-hidden="true" />}
            aria-label="Delete"
          />
          <Button size={size} isDisabled>
            Disabled
          </Button>
          <a className={buttonClass('secondary', size)} href="#next">
            A link
            <ArrowRight aria-hidden="true" className="flip-rtl" />
          </a>
        </div>
      ))}
    </div>
  ),
};

export const Pending: Story = {
  render: () => (
    <div className={story.row}>
      <Button variant="primary" isPending pendingLabel="Saving…">
        Save changes
      </Button>
      <Button isPending pendingLabel="Saving…">
        Save changes
      </Button>
      <Button isPending pendingLabel="Deleting…" icon={<Trash2 />} aria-label="Delete" />
    </div>
  ),
};

export const LongText: Story = {
  render: () => (
    <div className={story.narrow}>
      <Button>Rechtsschutzversicherungsgesellschaften benachrichtigen</Button>
    </div>
  ),
};

export const PendingIgnoresPress: Story = {
  args: { isPending: true, pendingLabel: 'Saving…' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
