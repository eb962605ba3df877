import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { manyVoyages, noLateChange, Voyages } from './timeline.fixtures.tsx';

const meta = {
  title: 'UI/Timeline',
  tags: ['autodocs'],
  component: Voyages,
  args: { onReschedule: fn(), onOpen: fn() },
} satisfies Meta<typeof Voyages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {};

export const Week: Story = { args: { scale: 'week' } };

export const Quarter: Story = { args: { scale: 'quarter' } };

export const Empty: Story = { args: { items: [] } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('row', { name: /^Voyage 1,/ }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(args.onReschedule).toHaveBeenCalledWith({
      id: '1',
      start: '2026-05-13',
      end: '2026-05-21',
    });
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Voyage 1, May 13 – May 21' })).toHaveFocus(),
    );
    await userEvent.keyboard('j{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('2');
  },
};

/** A bar that can't be moved says why. */
export const Blocked: Story = {
  args: { getBlock: noLateChange },
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('row', { name: /^Voyage 4,/ });
    row.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(within(row).getByText('It has ended.')).toBeVisible());
    await expect(args.onReschedule).not.toHaveBeenCalled();
  },
};

/** Five hundred rows, of which only the visible ones are rendered. */
export const FiveHundred: Story = {
  args: { items: manyVoyages },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};
