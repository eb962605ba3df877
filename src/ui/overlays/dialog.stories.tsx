import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-panel.tsx';
import story from '../stories.module.css';
import { TextField } from '../fields/text-field.tsx';

const paragraph =
  'A dialog with more text than the window is tall scrolls within itself, and keeps its title and its buttons in view. ';

const meta = {
  title: 'UI/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  // Covers the page: on the docs page, each story needs a separate frame.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
  args: {
    title: 'Rename project',
    closeLabel: 'Close',
    isOpen: true,
    onClose: () => {},
    children: <TextField label="Project name" defaultValue="Harbour tunnel" />,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const close = () => setOpen(false);
  return (
    <div className={story.canvas}>
      <div>
        <Button onPress={() => setOpen(true)}>Open</Button>
      </div>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button variant="primary" onPress={close}>
              Save changes
            </Button>
          </>
        }
      />
    </div>
  );
}

export const Form: Story = { render: Opened };

export const Large: Story = { args: { size: 'large' }, render: Opened };

export const LongText: Story = {
  args: {
    title: 'A title that is so long that it needs a second line in a dialog of medium width',
    children: <p>{paragraph.repeat(40)}</p>,
  },
  render: Opened,
};

export const ByKeyboard: Story = {
  args: { isOpen: false },
  render: Opened,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Open' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Rename project' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let press = 0; press < 6; press++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
