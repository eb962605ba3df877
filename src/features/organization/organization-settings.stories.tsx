import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportAddress } from '../../../.storybook/fixtures.ts';
import { OrganizationSettingsScreen } from './organization-settings.screen.tsx';

const meta = {
  title: 'Screens/Organization Settings',
  component: OrganizationSettingsScreen,
  args: { tenantName: 'Cedar Group', hasSettings: false, supportAddress },
} satisfies Meta<typeof OrganizationSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};

export const Complete: Story = { args: { tenantName: 'Aster Labs', hasSettings: true } };

export const LongName: Story = {
  args: { tenantName: 'Rechtsschutzversicherungsgesellschaften Westfalen-Lippe' },
};
