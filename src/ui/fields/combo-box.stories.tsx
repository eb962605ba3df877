import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';
import story from '../stories.module.css';

const options = [
  { id: 'Europe/Berlin', label: 'Berlin', description: 'UTC+01:00' },
  { id: 'America/New_York', label: 'New York', description: 'UTC−05:00' },
  { id: 'America/Sao_Paulo', label: 'São Paulo', description: 'UTC−03:00' },
  { id: 'Asia/Shanghai', label: 'Shanghai', description: 'UTC+08:00' },
];

function Controlled(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ComboBox
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
  title: 'UI/ComboBox',
  tags: ['autodocs'],
  component: ComboBox,
  render: Controlled,
  args: {
    label: 'Time zone',
    options,
    value: null,
    onChange: fn(),
    placeholder: 'Please Select',
    noResults: 'No matches',
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const All: Story = {
  render: (args) => (
    <div className={story.column}>
      <Controlled {...args} isRequired />
      <Controlled {...args} value="Europe/Berlin" description="Of the days and times you see." />
      <Controlled {...args} error="Time zone is required" />
      <Controlled {...args} value="Asia/Shanghai" isDisabled />
      <div className={story.narrow}>
        <Controlled
          {...args}
          value="x"
          options={[{ id: 'x', label: 'A choice that is much longer than its field is wide' }]}
        />
      </div>
    </div>
  ),
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'n');
    await waitFor(() => expect(screen.getByRole('option', { name: /^Berlin/ })).toBeVisible());
  },
};

/** Matching ignores accents and case. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Time zone' });
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('sao');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('America/Sao_Paulo');
    await expect(field).toHaveValue('São Paulo');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** The text of the selected option is selected on focus, so that typing replaces it. */
export const TypedOver: Story = {
  args: { value: 'Europe/Berlin' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('combobox');
    await userEvent.click(field);
    await waitFor(() =>
      expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Berlin'.length]),
    );
  },
};

/** Text that matches no option is reset on blur; the selection stays. */
export const NothingFound: Story = {
  args: { value: 'Europe/Berlin' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.click(field);
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, 'Atlantis');
    await waitFor(() => expect(screen.getByText('No matches')).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const ErrorIsTiedToField: Story = {
  args: { error: 'Time zone is required' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Time zone is required');
  },
};
