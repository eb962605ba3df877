import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, LogOut, Monitor, Moon, Pencil, Sun, Trash2, UserRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../images/avatar.tsx';
import { Button } from '../controls/button.tsx';
import { MenuButton } from './menu-button.tsx';
import { readyMenu } from './menu.fixtures.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator } from './menu.tsx';
import { onDemand } from '../hooks/on-demand.ts';
import story from '../stories.module.css';

const meta = {
  title: 'UI/Menu',
  tags: ['autodocs'],
  component: Menu,
  render: (args) => (
    <MenuButton trigger={<Button>Actions</Button>} list={readyMenu}>
      <Menu {...args} />
    </MenuButton>
  ),
  args: {
    onAction: fn(),
    children: [
      <MenuItem key="edit" id="edit" icon={<Pencil aria-hidden="true" />} shortcut="E">
        Edit
      </MenuItem>,
      <MenuItem key="copy" id="copy" icon={<Copy aria-hidden="true" />}>
        Duplicate
      </MenuItem>,
      <MenuSeparator key="line" />,
      <MenuItem key="delete" id="delete" tone="danger" icon={<Trash2 aria-hidden="true" />}>
        Delete
      </MenuItem>,
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('menu');
};

export const Actions: Story = { play: open };

function AccountMenu() {
  const [theme, setTheme] = useState('dark');
  return (
    <MenuButton
      list={readyMenu}
      trigger={
        <Button variant="quiet" icon={<UserRound aria-hidden="true" />} aria-label="Account" />
      }
    >
      <Menu
        header={
          <div className={story.person}>
            <Avatar name="Maya Okonkwo" isDecorative />
            <div>
              <strong>Maya Okonkwo</strong>
              <br />
              <small>maya@northwind.example</small>
            </div>
          </div>
        }
      >
        <MenuItem
          id="profile"
          icon={<UserRound aria-hidden="true" />}
          description="Name, picture, sign-in"
        >
          Profile
        </MenuItem>
        <MenuSeparator />
        <MenuSection
          label="Theme"
          selectionMode="single"
          selectedKeys={[theme]}
          onSelectionChange={(keys) => setTheme(String(Array.from(keys)[0] ?? theme))}
        >
          <MenuItem id="light" icon={<Sun aria-hidden="true" />}>
            Light
          </MenuItem>
          <MenuItem id="dark" icon={<Moon aria-hidden="true" />}>
            Dark
          </MenuItem>
          <MenuItem id="system" icon={<Monitor aria-hidden="true" />} isDisabled>
            As the system
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="out" icon={<LogOut aria-hidden="true" className="flip-rtl" />}>
          Sign out
        </MenuItem>
      </Menu>
    </MenuButton>
  );
}

export const Account: Story = {
  render: () => <AccountMenu />,
  play: async (context) => {
    await open(context);
    await expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    children: (
      <MenuItem
        id="long"
        description="With a description that says in a whole sentence what will happen"
      >
        An item whose text is much longer than any menu should be wide
      </MenuItem>
    ),
  },
  play: open,
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('d{Enter}');
    await waitFor(() => expect(args.onAction).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const Late = onDemand(() => late.promise);
const late = Promise.withResolvers<() => ReactNode>();

const LateMenu = () => (
  <Menu label="Late">
    <MenuItem id="one">One</MenuItem>
    <MenuItem id="two">Two</MenuItem>
  </Menu>
);

/**
 * The first press opens the menu, although its code is still loading; the focus moves to its first
 * item.
 */
export const OpensOnFirstPress: Story = {
  render: () => (
    <MenuButton trigger={<Button>Actions</Button>} list={Late}>
      <Late />
    </MenuButton>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger).toHaveFocus();
    late.resolve(LateMenu);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'One' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const Never = onDemand(() => new Promise<() => ReactNode>(() => undefined));

/** When the user moves on before the code has loaded, the menu does not take the focus back. */
export const ClosedBeforeLoaded: Story = {
  render: () => (
    <>
      <MenuButton trigger={<Button>Actions</Button>} list={Never}>
        <Never />
      </MenuButton>
      <Button>Next</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};
