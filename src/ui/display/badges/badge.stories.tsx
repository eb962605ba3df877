import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { Avatar } from '../../images/avatar.tsx';
import { Badge } from './badge.tsx';
import { Kbd } from '../../text/kbd.tsx';
import story from '../../stories.module.css';

const meta = {
  title: 'UI/Badge, Avatar, Kbd',
  tags: ['autodocs'],
  component: Badge,
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Badges: Story = {
  render: () => (
    <div className={story.row}>
      <Badge>Draft</Badge>
      <Badge tone="info">In review</Badge>
      <Badge tone="success" icon={<Check aria-hidden="true" />}>
        Approved
      </Badge>
      <Badge tone="warning">Overdue</Badge>
      <Badge tone="danger">Disposed</Badge>
      <Badge tone="pink">Scrap</Badge>
      <Badge tone="count">7</Badge>
      <Badge tone="count">99+</Badge>
      <div className={story.narrow}>
        <Badge tone="info">A state with a name that is too long for its place</Badge>
      </div>
    </div>
  ),
};

const people = ['Maya Okonkwo', 'Liam Chen', '李小龙', 'سارة أحمد', 'Émile Zola', 'José Núñez'];

export const Avatars: Story = {
  render: () => (
    <div className={story.stack}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} className={story.row}>
          {people.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
          <Avatar name="Northwind Traders" size={size} shape="square" />
        </div>
      ))}
    </div>
  ),
};

export const Keys: Story = {
  render: () => (
    <p>
      Press <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> to search, <Kbd>?</Kbd> for help.
    </p>
  ),
};
