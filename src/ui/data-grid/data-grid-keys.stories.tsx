import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  Assets,
  assets,
  firstPage,
  type Asset,
  type AssetsProps,
} from './assets-grid.fixtures.tsx';
import { Button } from '../controls/button.tsx';
import { MenuButton } from '../overlays/menu-button.tsx';
import { readyMenu } from '../overlays/menu.fixtures.ts';
import { Menu, MenuItem } from '../overlays/menu.tsx';

const onDeleteKey = fn<(row: Asset) => void>();

const meta = {
  title: 'UI/Data grid keys',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    all: assets,
    initialSearch: firstPage,
    hidden: [],
    onSearch: fn(),
    onRetry: fn(),
    given: { onDeleteKey },
  },
  beforeEach: () => {
    onDeleteKey.mockClear();
  },
  render: (args) => <Assets {...args} />,
} satisfies Meta<AssetsProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys stay in the column, and stop at the ends of the page. */
export const FromRowToRow: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    links[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(links[2]).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(links[0]).toHaveFocus());
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(links[0]).toHaveFocus());

    canvas.getByRole('button', { name: 'Delete AS-009' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Delete AS-010' })).toHaveFocus(),
    );
  },
};

/** The actions of a row are one tab stop; the arrow keys move between them. */
export const OneStopForTheActions: Story = {
  play: async ({ canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const links = canvas.getAllByRole('link');
    links[0]?.focus();
    await userEvent.tab();
    await waitFor(() => expect(button('Edit AS-001')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(button('Edit AS-001')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(button('Delete AS-001')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(links[1]).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(button('Delete AS-001')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(button('Edit AS-001')).toHaveFocus());
    await userEvent.keyboard('{End}{ArrowDown}');
    await waitFor(() => expect(button('Delete AS-002')).toHaveFocus());
  },
};

/** In a right-to-left language, the arrow keys are mirrored. */
export const ArrowsRightToLeft: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /AS-001$/ });
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** Delete applies to the row that has the focus; in the header it does nothing. */
export const DeleteKey: Story = {
  play: async ({ canvas }) => {
    canvas.getAllByRole('link')[1]?.focus();
    await userEvent.keyboard('{Delete}');
    await expect(onDeleteKey).toHaveBeenLastCalledWith(assets[1]);
    canvas.getByRole('button', { name: 'Edit AS-004' }).focus();
    await userEvent.keyboard('{Delete}{Control>}{Delete}{/Control}');
    await expect(onDeleteKey).toHaveBeenLastCalledWith(assets[3]);
    await userEvent.keyboard('{Backspace}');
    canvas.getByRole('button', { name: 'Price' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(onDeleteKey).toHaveBeenCalledTimes(2);
  },
};

/** A row without such a control is skipped. */
export const Gaps: Story = {
  args: {
    given: {
      renderActions: ({ id, code }) =>
        id !== '1' && (
          <Button variant="quiet" size="small">
            Open {code}
          </Button>
        ),
    },
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Open AS-001' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open AS-003' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open AS-001' })).toHaveFocus());
  },
};

/** Menus and text fields in a row keep their keys. */
export const MenusAndFields: Story = {
  args: {
    given: {
      onDeleteKey,
      renderActions: ({ code }) => (
        <>
          <input aria-label={`Note ${code}`} defaultValue="New" size={6} />
          <MenuButton
            list={readyMenu}
            trigger={
              <Button variant="quiet" size="small">
                More {code}
              </Button>
            }
          >
            <Menu>
              <MenuItem id="copy">Duplicate</MenuItem>
              <MenuItem id="history">History</MenuItem>
            </Menu>
          </MenuButton>
        </>
      ),
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Note AS-001' });
    await userEvent.click(field);
    await userEvent.keyboard('{Home}{Delete}{ArrowDown}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('ew');

    const more = canvas.getByRole('button', { name: 'More AS-001' });
    more.focus();
    await userEvent.keyboard('{ArrowDown}');
    const copy = await screen.findByRole('menuitem', { name: 'Duplicate' });
    await waitFor(() => expect(copy).toHaveFocus());
    await userEvent.keyboard('{Delete}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'History' })).toHaveFocus());
    await expect(onDeleteKey).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};
