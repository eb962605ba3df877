import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SessionTimeOut as SessionTimeOutScreen } from './session-time-out.screen.tsx';

const meta = {
  title: 'Screens/Session Time Out',
  component: SessionTimeOutScreen,
  parameters: { layout: 'fullscreen' },
  args: { isLoggedOut: false, hasRedirectRoute: true, appAddress: '#app', onBack: fn() },
} satisfies Meta<typeof SessionTimeOutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SessionTimeOut: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Signin' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** Without a page to return to, the text promises none. */
export const NoRedirectRoute: Story = {
  args: { hasRedirectRoute: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/where you were/)).toBeNull();
  },
};

export const LoggedOutInOtherTab: Story = {
  args: { isLoggedOut: true, hasRedirectRoute: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('You signed out in another tab.');
  },
};
