import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';
import story from '../../stories.module.css';

const meta = {
  title: 'UI/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  args: { label: 'Uploading…', value: 62 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};

export const Unknown: Story = { args: { value: undefined } };

export const TopOfPage: Story = { args: { variant: 'page', value: undefined } };

export const All: Story = {
  render: () => (
    <div className={story.stack}>
      <ProgressBar label="Nothing" value={0} />
      <ProgressBar label="A third" value={33} />
      <ProgressBar label="Everything" value={100} />
    </div>
  ),
};
