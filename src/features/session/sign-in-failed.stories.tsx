import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInFailed as SignInFailedScreen } from './sign-in-failed.screen.tsx';

const meta = {
  title: 'Screens/Sign In Failed',
  component: SignInFailedScreen,
  parameters: { layout: 'fullscreen' },
  args: { loginPath: '#login', forgotPasswordPath: '#forgot' },
} satisfies Meta<typeof SignInFailedScreen>;
export default meta;

export const SignInFailed: StoryObj<typeof meta> = {};
