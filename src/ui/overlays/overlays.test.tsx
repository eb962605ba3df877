import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../controls/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { MenuButton } from './menu-button.tsx';
import { readyMenu } from './menu.fixtures.ts';
import { Menu, MenuItem } from './menu.tsx';
import { createToastQueue, ToastRegion } from './toasts.tsx';

const trigger = (name: string) => screen.getByRole('button', { name });
const hasFocus = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element));

describe('a dialog', () => {
  function Editing() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Edit</Button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Edit team" closeLabel="Close">
          <input aria-label="Name" />
        </Dialog>
      </>
    );
  }

  it('a dialog takes the focus, traps it, and returns it when Escape closes it', async () => {
    render(<Editing />);
    await userEvent.click(trigger('Edit'));
    const dialog = await screen.findByRole('dialog', { name: 'Edit team' }, { timeout: 10_000 });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let tabs = 0; tabs < 4; tabs += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await hasFocus(trigger('Edit'));
  });
});

describe('a confirm dialog', () => {
  const open = async () => {
    const onYes = vi.fn<() => void>();
    const onNo = vi.fn<() => void>();
    render(
      <ConfirmDialog
        isOpen
        title="Delete the team?"
        text="It cannot be brought back."
        yes="Delete"
        no="Cancel"
        onYes={onYes}
        onNo={onNo}
        isDestructive
      />,
    );
    await screen.findByRole('alertdialog', {}, { timeout: 10_000 });
    return { onYes, onNo };
  };

  it('a confirm dialog focuses the button that changes nothing', async () => {
    const { onYes, onNo } = await open();
    await hasFocus(trigger('Cancel'));
    await userEvent.keyboard('{Enter}');
    expect(onNo).toHaveBeenCalledOnce();
    expect(onYes).not.toHaveBeenCalled();
  });

  it('a confirm dialog performs its action when that is confirmed', async () => {
    const { onYes, onNo } = await open();
    await userEvent.click(trigger('Delete'));
    expect(onYes).toHaveBeenCalledOnce();
    expect(onNo).not.toHaveBeenCalled();
  });

  it('a confirm dialog is canceled by Escape', async () => {
    const { onYes, onNo } = await open();
    await hasFocus(trigger('Cancel'));
    await userEvent.keyboard('{Escape}');
    expect(onNo).toHaveBeenCalledOnce();
    expect(onYes).not.toHaveBeenCalled();
  });
});

describe('a menu', () => {
  const open = () => {
    const onAction = vi.fn<(key: React.Key) => void>();
    const onDelete = vi.fn<() => void>();
    render(
      <MenuButton trigger={<Button>Actions</Button>} list={readyMenu}>
        <Menu onAction={onAction}>
          <MenuItem id="edit">Edit</MenuItem>
          <MenuItem id="copy">Duplicate</MenuItem>
          <MenuItem id="delete" onAction={onDelete} blockedBecause="3 assets use this team.">
            Delete
          </MenuItem>
        </Menu>
      </MenuButton>,
    );
    return { onAction, onDelete };
  };
  const item = (name: RegExp) => screen.getByRole('menuitem', { name });

  it('a menu opens by an arrow key, finds an item by its letter and returns the focus', async () => {
    const { onAction } = open();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(item(/^Edit/)));
    await userEvent.keyboard('du');
    await waitFor(() => expect(document.activeElement).toBe(item(/^Duplicate/)));
    await userEvent.keyboard('{Enter}');
    expect(onAction.mock.calls[0]?.[0]).toBe('copy');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await hasFocus(trigger('Actions'));
  });

  it('a menu does nothing for a blocked item, and shows why it is blocked', async () => {
    const { onDelete } = open();
    await userEvent.click(trigger('Actions'));
    await screen.findByRole('menu');
    expect(item(/Delete/).textContent).toContain('3 assets use this team.');
    await userEvent.click(item(/Delete/));
    expect(onDelete).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeTruthy();
  });
});

describe('a toast', () => {
  const open = () => {
    const queue = createToastQueue(2);
    render(<ToastRegion queue={queue} label="Notifications" closeLabel="Close" />);
    return queue;
  };

  it('a toast stays until it is closed, and the next waiting one replaces it', async () => {
    const queue = open();
    act(() => {
      for (const title of ['One', 'Two', 'Three']) queue.add({ tone: 'info', title });
    });
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(2));
    const titles = () => screen.getAllByRole('alertdialog').map((each) => each.textContent);
    expect(titles()).not.toContain('One');
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(titles()).toContain('One'));
  });

  it('a toast is closed by its action, which is performed once', async () => {
    const onPress = vi.fn<() => void>();
    const queue = open();
    const action = { label: 'Try again', onPress };
    act(() => void queue.add({ tone: 'error', title: 'Not sent', action }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
