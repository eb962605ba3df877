import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx';
import story from '../stories.module.css';

const options = [
  { id: 'design', label: 'Design' },
  { id: 'finance', label: 'Finance', description: 'Budgets and invoices' },
  { id: 'legal', label: 'Legal' },
  { id: 'operations', label: 'Operations' },
  { id: 'sales', label: 'Sales' },
];

function Controlled(props: MultiSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MultiSelect
      {...props}
      value={value}
      onChange={(ids) => {
        setValue(ids);
        props.onChange(ids);
      }}
    />
  );
}

const meta = {
  title: 'UI/MultiSelect',
  tags: ['autodocs'],
  component: MultiSelect,
  render: Controlled,
  args: {
    label: 'Departments',
    options,
    value: [],
    onChange: fn(),
    placeholder: 'Please Select',
    searchLabel: 'Search',
    noResults: 'No matches',
    clearLabel: 'Clear',
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const All: Story = {
  render: (args) => (
    <div className={story.column}>
      <Controlled {...args} isRequired description="Whose reports are read." />
      <Controlled {...args} value={['legal']} />
      <Controlled {...args} value={options.map(({ id }) => id)} />
      <Controlled {...args} error="Departments is required" isRequired />
      <Controlled {...args} value={['sales', 'design']} isDisabled />
    </div>
  ),
};

export const Open: Story = {
  args: { value: ['design', 'sales'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Departments/ }));
    await expect(await screen.findByRole('option', { name: /^Design/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** The search has the focus at once; the selection has the order of the options. */
export const ByKeyboard: Story = {
  args: { value: ['sales'] },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Departments/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('searchbox', { name: 'Search' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('fin');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['finance', 'sales']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(search).toHaveValue(''));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAccessibleName(/Finance and Sales/);
  },
};

export const Cleared: Story = {
  args: { value: ['design', 'sales'] },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Departments/ });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(trigger).toHaveTextContent('Please Select');
    await expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Departments/ }));
    await userEvent.type(await screen.findByRole('searchbox'), 'zoo');
    await waitFor(() => expect(screen.getByText('No matches')).toBeVisible());
  },
};

/** An identifier that matches no option means no selection. */
export const EmptyIdentifierIsNoChoice: Story = {
  args: {
    value: ['00000000-0000-0000-0000-000000000000'],
    isRequired: true,
    error: 'Departments is required',
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Departments/ });
    await expect(trigger).toHaveTextContent('Please Select');
    await expect(trigger).toHaveAccessibleDescription('Departments is required');
  },
};
