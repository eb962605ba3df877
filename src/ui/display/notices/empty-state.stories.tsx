import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderPlus, SearchX } from 'lucide-react';
import { Button } from '../../controls/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'UI/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: {
    icon: <FolderPlus />,
    title: 'No projects yet',
    children: 'A project gathers the engagements, people and reports of one client.',
    action: <Button variant="primary">New project</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};

export const FullText: Story = {
  args: {
    icon: <SearchX />,
    title: undefined,
    children: 'No asset matches these filters.',
    action: <Button size="small">Clear filters</Button>,
  },
};
