import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import story from '../stories.module.css';

function Controlled(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PasswordField
      {...props}
      value={value}
      onChange={(typed) => {
        setValue(typed);
        props.onChange(typed);
      }}
    />
  );
}

const meta = {
  title: 'UI/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  render: Controlled,
  args: {
    label: 'New password',
    value: '',
    onChange: fn(),
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    autoComplete: 'new-password',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const All: Story = {
  render: (args) => (
    <div className={story.column}>
      <Controlled {...args} isRequired description="Eight characters or more." />
      <Controlled {...args} value="correct horse battery staple, and then some more of it" />
      <Controlled {...args} value="short" error="Field is too short" />
      <Controlled {...args} value="secret" isDisabled />
      <Controlled {...args} value="secret" isReadOnly />
    </div>
  ),
};

/** The button shows the password and hides it again; the input stays. */
export const Shown: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('New password');
    await userEvent.tab();
    await userEvent.keyboard('s3cret');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('s3cret');
    await expect(args.onChange).toHaveBeenLastCalledWith('s3cret');
  },
};

export const ErrorIsTiedToField: Story = {
  args: { error: 'Field is too short' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('New password');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Field is too short');
  },
};
