import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  args: { company: 'Example Company', version: '25.5.5', year: 2026, sessionEndsAt: null },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026 © Atrium 25.5.5')).toBeVisible();
    const company = canvas.getByText('Example Company');
    await expect(company).toBeVisible();
    await expect(company.parentElement).toHaveTextContent(
      'Designed & Developed by Example Company',
    );
  },
};

/** Users do not see when the session ends, but administrators can inspect it. */
export const HiddenSessionTimer: Story = {
  args: { sessionEndsAt: Date.parse('2026-03-04T11:00:00Z') },
  play: async ({ canvasElement }) => {
    const timer = canvasElement.querySelector('[data-session-timer]');
    await expect(timer).not.toBeVisible();
    await expect(timer).toHaveAttribute('datetime', '2026-03-04T11:00:00.000Z');
  },
};
