import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import story from '../stories.module.css';
import { TextField } from './text-field.tsx';

const counter = (length: number, max: number) => `${length} / ${max}`;

const meta = {
  title: 'UI/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { label: 'Project name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const All: Story = {
  render: () => (
    <div className={story.column}>
      <TextField label="Project name" placeholder="Harbour tunnel" isRequired />
      <TextField label="Address" description="Shown to clients on every report." />
      <TextField label="Email" defaultValue="maya@" error="Enter a complete e-mail address." />
      <TextField label="Search" hideLabel icon={<Search />} placeholder="Search projects" />
      <TextField label="Short name" maxLength={40} counter={counter} defaultValue="Tunnel" />
      <TextField label="Notes" multiline maxLength={500} counter={counter} />
      <TextField label="Number" isReadOnly defaultValue="PRJ-2041" />
      <TextField label="Tenant" isDisabled defaultValue="Northwind" />
    </div>
  ),
};

export const LongText: Story = {
  render: () => (
    <div className={story.narrow}>
      <TextField
        label="A label that is longer than the field is wide, as happens in translation"
        maxLength={2000}
        counter={counter}
        error="This sentence says at length what is wrong with the value and how it can be put right."
      />
    </div>
  ),
};

export const ErrorIsTiedToField: Story = {
  args: { error: 'Enter a name.', isRequired: true, maxLength: 40, counter },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Project name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a name.');
    await userEvent.type(field, 'Tunnel');
    await expect(within(canvasElement).getByText('6 / 40')).toBeVisible();
  },
};
