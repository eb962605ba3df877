import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '#stories/fixtures/fixtures.ts';
import { OtherTenantTimer } from './other-tenant-timer.tsx';

const birch = {
  tenantId: 'birch',
  tenantName: 'birch works',
  startTime: '2026-03-04T13:05:00.000Z',
};

const meta = {
  title: 'Screens/Other Tenant Timer',
  component: OtherTenantTimer,
  tags: ['autodocs'],
  args: { running: [birch], slot: 'bar', onGo: fn() },
} satisfies Meta<typeof OtherTenantTimer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard only, it leads to the tenant of the timer. */
export const InTheBar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Your timer is running in birch works' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('birch');
  },
};

export const OnClockWork: Story = { args: { slot: 'page' } };

export const LongName: Story = {
  args: { running: [birch, { ...birch, tenantId: 'long', tenantName: longText }], slot: 'page' },
};

export const LongNameInTheBar: Story = {
  args: { running: [{ ...birch, tenantName: longText }] },
};
