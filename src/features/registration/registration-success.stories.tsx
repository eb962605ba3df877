import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegistrationSuccess as RegistrationSuccessScreen } from './registration-success.screen.tsx';

const meta = {
  title: 'Screens/Registration Success',
  component: RegistrationSuccessScreen,
  parameters: { layout: 'fullscreen' },
  args: { signInPath: '#login' },
} satisfies Meta<typeof RegistrationSuccessScreen>;
export default meta;

export const RegistrationSuccess: StoryObj<typeof meta> = {};
