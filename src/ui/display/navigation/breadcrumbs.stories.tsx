import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '#stories/decorators/router.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'UI/Breadcrumbs',
  tags: ['autodocs'],
  component: Breadcrumbs,
  decorators: [withRouter],
  args: {
    label: 'You are here',
    home: { title: 'Dashboard', to: '/dashBoard' },
    current: 'Teams',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLevel: Story = {
  play: async ({ canvas }) => {
    const home = await canvas.findByRole('link', { name: 'Dashboard' });
    await expect(home).toHaveAttribute('href', '/dashBoard');
    await expect(canvas.getByText('Teams')).toHaveAttribute('aria-current', 'page');
  },
};

export const Deep: Story = {
  args: {
    above: [
      { title: 'Projects', to: '/projects' },
      { title: 'AS-003 Billing', to: '/projects/projects-overview/as-003' },
    ],
    current: 'Impediments',
  },
};

/** Titles shrink to share the space; the home link stays. */
export const LongText: Story = {
  args: {
    above: [
      { title: 'Quarterly reconciliation of the intercompany warehouse bookings', to: '/a' },
      { title: 'Rechtsschutzversicherungsgesellschaften Westfalen-Lippe', to: '/b' },
    ],
    current: 'Every open question of the auditors, with the answers that were given so far',
  },
};

export const OnAPhone: Story = {
  ...LongText,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
