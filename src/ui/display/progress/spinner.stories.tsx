import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loader, Spinner } from './spinner.tsx';

const meta = {
  title: 'UI/Spinner',
  tags: ['autodocs'],
  component: Spinner,
  args: { label: 'Loading projects' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};

export const WithLabel: Story = { args: { showLabel: true } };

export const FullPage: Story = { render: (args) => <Loader {...args} showLabel /> };
