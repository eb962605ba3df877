import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useFieldSettings } from '#i18n/format.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';
import { incompleteDate } from '../incomplete.ts';
import story from '../stories.module.css';

function Controlled(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateField
      {...props}
      value={value}
      onChange={(day) => {
        setValue(day);
        props.onChange(day);
      }}
    />
  );
}

/** As on a screen: in the format of the user's settings. */
function OfPerson(props: DateFieldProps) {
  return <Controlled {...props} {...useFieldSettings().day} />;
}

const meta = {
  title: 'UI/DateField',
  tags: ['autodocs'],
  component: DateField,
  render: Controlled,
  args: {
    label: 'Date of birth',
    format: 'DD/MM/YYYY',
    weekStart: 'monday',
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { render: OfPerson };

export const All: Story = {
  render: (args) => (
    <div className={story.column}>
      <Controlled {...args} isRequired description="Nobody else sees it." />
      <Controlled {...args} value="1990-02-28" />
      <Controlled {...args} value="1990-02-28" format="MM/DD/YYYY" />
      <Controlled {...args} error="Date of birth should contain a date." />
      <Controlled {...args} value="1990-02-28" isDisabled />
      <Controlled {...args} value="1990-02-28" isReadOnly />
    </div>
  ),
};

export const Open: Story = {
  args: { value: '2026-01-20' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendar/ }));
    await expect(await screen.findByRole('button', { name: /January 20, 2026/ })).toHaveFocus();
  },
};

/** The digits follow the user's format; an incomplete date is no value. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const parts = within(canvasElement).getAllByRole('spinbutton');
    await expect(parts.map((part) => part.dataset['type'])).toEqual(['day', 'month', 'year']);
    await userEvent.tab();
    await userEvent.keyboard('2802');
    await expect(args.onChange).toHaveBeenLastCalledWith(incompleteDate);
    await userEvent.keyboard('1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-02-28');
  },
};

export const TypedMonthFirst: Story = {
  args: { format: 'MM/DD/YYYY' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('02281990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-02-28');
  },
};

export const FromCalendar: Story = {
  args: { value: '2026-01-20', max: '2026-01-31' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /January 20, 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-21');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(within(canvasElement).getByRole('spinbutton', { name: /^day/ })).toHaveTextContent(
      '21',
    );
  },
};

export const ErrorIsTiedToField: Story = {
  args: { error: 'Date of birth should contain a date.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Date of birth' });
    await expect(group).toHaveAccessibleDescription(/should contain a date/);
    await expect(within(group).getByRole('spinbutton', { name: /^day/ })).toBeInvalid();
  },
};
