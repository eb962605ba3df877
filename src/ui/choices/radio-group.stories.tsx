import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';
import story from '../stories.module.css';

const options = [
  { id: 'all', label: 'Everyone' },
  { id: 'team', label: 'My teams', description: 'Whoever is in a team with me' },
  { id: 'none', label: 'Nobody', isDisabled: true },
];

function Controlled(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id);
        props.onChange(id);
      }}
    />
  );
}

const meta = {
  title: 'UI/RadioGroup',
  tags: ['autodocs'],
  component: RadioGroup,
  render: Controlled,
  args: { label: 'Who may see my time', options, value: null, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const All: Story = {
  render: (args) => (
    <div className={story.column}>
      <Controlled {...args} isRequired description="Can be changed at any time." />
      <Controlled {...args} value="team" />
      <Controlled {...args} error="Choose who may see your time." />
      <Controlled {...args} value="all" isDisabled />
      <Controlled
        {...args}
        value="all"
        orientation="horizontal"
        options={options.slice(0, 1).concat({ id: 'me', label: 'Me' })}
      />
      <div className={story.narrow}>
        <Controlled
          {...args}
          value="x"
          options={[
            { id: 'x', label: 'A choice whose words need more than the one line they have' },
          ]}
        />
      </div>
    </div>
  ),
};

/** One tab stop; the arrow keys select, and skip disabled options. */
export const ByKeyboard: Story = {
  args: { value: 'all' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Everyone' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('team');
    const team = canvas.getByRole('radio', { name: 'My teams' });
    await expect(team).toBeChecked();
    await expect(team).toHaveAccessibleDescription('Whoever is in a team with me');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('all');
  },
};

export const ErrorIsTiedToGroup: Story = {
  args: { error: 'Choose who may see your time.', isRequired: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Who may see my time' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose who may see your time.');
  },
};
