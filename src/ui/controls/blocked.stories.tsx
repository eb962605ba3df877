import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Blocked } from './blocked.tsx';
import { Button } from './button.tsx';
import { MenuButton } from '../overlays/menu-button.tsx';
import { Menu, MenuItem } from '../overlays/menu.tsx';
import { readyMenu } from '../overlays/menu.fixtures.ts';
import { ReadOnlyContext } from './read-only.ts';

const reason = 'The asset is scrapped.';
const act = fn();

const meta = {
  title: 'UI/Blocked',
  tags: ['autodocs'],
  parameters: { layout: 'centered' },
  args: { reason, children: () => null },
  beforeEach: () => {
    act.mockClear();
  },
  render: () => (
    <Button blockedBecause={reason} onPress={act}>
      Delete
    </Button>
  ),
} satisfies Meta<typeof Blocked>;
export default meta;
type Story = StoryObj<typeof meta>;

const tip = () => screen.findByRole('tooltip');

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
    await expect(await tip()).toHaveTextContent(reason);
    await userEvent.keyboard('{Enter} ');
    await expect(canvas.getByRole('status')).toHaveTextContent(reason);
    await expect(act).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Delete' });
    // Moves the pointer in from the side: hover targets wait for a pointer that has moved.
    await userEvent.hover(canvasElement);
    await userEvent.hover(button);
    await expect(await tip()).toHaveTextContent(reason);
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent(reason);
    await expect(act).not.toHaveBeenCalled();
  },
};

/** A blocked submit button does not submit the form. */
export const InAForm: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        act();
      }}
    >
      <Button type="submit" variant="primary" blockedBecause="No changes yet.">
        Save
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(act).not.toHaveBeenCalled();
  },
};

/** Any other button or link works with the props that it gets. */
export const IconOfARow: Story = {
  render: () => (
    <Blocked reason={reason}>
      {(blocked) => (
        <button type="button" aria-label="Delete" onClick={act} {...blocked}>
          <Trash2 aria-hidden="true" />
        </button>
      )}
    </Blocked>
  ),
  play: ByPointer.play,
};

export const NotBlocked: Story = {
  render: () => (
    <Button blockedBecause={null} onPress={act}>
      Delete
    </Button>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(button);
    await expect(act).toHaveBeenCalledOnce();
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

/** The item can get the focus; selecting it does nothing, and the menu stays open. */
export const InAMenu: Story = {
  render: () => (
    <MenuButton trigger={<Button>More</Button>} list={readyMenu}>
      <Menu>
        <MenuItem onAction={act} blockedBecause={reason}>
          Delete
        </MenuItem>
      </Menu>
    </MenuButton>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const menu = within(await screen.findByRole('menu'));
    const item = menu.getByRole('menuitem', { name: /Delete/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveTextContent(reason);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(item);
    await expect(act).not.toHaveBeenCalled();
    await expect(item).toBeVisible();
  },
};

const readOnly = 'You view Atrium as Ben Okafor, read only.';

/**
 * Where nothing can be changed, what saves or deletes has that reason, and what only shows something
 * works.
 */
export const ReadOnly: Story = {
  render: () => (
    <ReadOnlyContext value={readOnly}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          act();
        }}
      >
        <Button type="submit">Save</Button>
        <Button variant="danger" onPress={act}>
          Delete
        </Button>
        <Button blockedBecause={null} onPress={act}>
          Archive
        </Button>
        <Button blockedBecause={null} effect="reading" onPress={act}>
          Export
        </Button>
        <MenuButton trigger={<Button>More</Button>} list={readyMenu}>
          <Menu>
            <MenuItem tone="danger" onAction={act}>
              Delete all
            </MenuItem>
          </Menu>
        </MenuButton>
      </form>
    </ReadOnlyContext>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Save', 'Delete', 'Archive']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(readOnly);
      await userEvent.click(button);
    }
    await expect(act).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(act).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitem', { name: /Delete all/ });
    await expect(item).toHaveTextContent(readOnly);
    await userEvent.click(item);
    await expect(act).toHaveBeenCalledOnce();
  },
};
