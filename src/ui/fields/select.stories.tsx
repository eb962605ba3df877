import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Select } from './select.tsx';
import story from '../stories.module.css';

const items = [
  { id: 'viewer', label: 'Viewer', description: 'Reads everything, changes nothing' },
  { id: 'editor', label: 'Editor', description: 'Writes reports and reviews' },
  { id: 'owner', label: 'Owner', description: 'Manages people and billing' },
  { id: 'auditor', label: 'Auditor', isDisabled: true },
];

const meta = {
  title: 'UI/Select',
  tags: ['autodocs'],
  component: Select,
  args: { label: 'Role', placeholder: 'Choose a role', items, onChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const All: Story = {
  render: () => (
    <div className={story.column}>
      <Select label="Role" placeholder="Choose a role" items={items} isRequired />
      <Select label="Role" placeholder="Choose a role" items={items} defaultValue="editor" />
      <Select
        label="Role"
        placeholder="Choose a role"
        items={items}
        description="Can be changed later."
      />
      <Select
        label="Role"
        placeholder="Choose a role"
        items={items}
        error="Choose a role before you go on."
      />
      <Select label="Role" placeholder="Choose a role" items={items} isDisabled />
      <div className={story.narrow}>
        <Select
          label="Long text"
          placeholder="Choose"
          items={[{ id: 'x', label: 'A choice that is much longer than its field is wide' }]}
          defaultValue="x"
        />
      </div>
    </div>
  ),
};

export const Open: Story = {
  args: { defaultValue: 'editor' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('option', { name: /^Editor/ })).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Role/ });
    await userEvent.tab();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const options = await screen.findByRole('listbox');
    await waitFor(() => expect(options).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('editor');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Editor');

    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
