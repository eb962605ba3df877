import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../controls/button.tsx';
import { Panel } from './panel.tsx';

const meta = {
  title: 'UI/Panel',
  tags: ['autodocs'],
  component: Panel,
  args: {
    title: 'Details',
    description: 'Seen by everyone in the project.',
    actions: <Button size="small">Edit</Button>,
    children: <p>A panel is a light frame around one matter. Panels stand beside each other.</p>,
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHead: Story = {};

export const Frame: Story = {
  args: { title: undefined, description: undefined, actions: undefined },
};

export const LongText: Story = {
  args: {
    title: 'A heading that goes on for longer than a heading should, as it may in another language',
    description:
      'And a description that follows it and is no shorter than the heading above it was.',
  },
};
