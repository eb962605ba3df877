import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionTimeOut as SessionTimeOutScreen } from './session-time-out.screen.tsx';

const meta = {
  title: 'Screens/Session Time Out',
  component: SessionTimeOutScreen,
  parameters: { layout: 'fullscreen' },
  args: { appAddress: '#app' },
} satisfies Meta<typeof SessionTimeOutScreen>;
export default meta;

export const SessionTimeOut: StoryObj<typeof meta> = {};
