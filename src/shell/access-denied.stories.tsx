import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportAddress } from '../../.storybook/fixtures.ts';
import { AccessDenied as AccessDeniedPage } from './access-denied.tsx';

const meta = {
  title: 'Screens/Access Denied',
  component: AccessDeniedPage,
  args: { privilege: 'organizationSettings.basic', supportAddress },
} satisfies Meta<typeof AccessDeniedPage>;
export default meta;

export const AccessDenied: StoryObj<typeof meta> = {};
