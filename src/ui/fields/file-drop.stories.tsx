import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../images/avatar.tsx';
import { FileDrop } from './file-drop.tsx';
import story from '../stories.module.css';

const image = new File(['x'], 'ava.png', { type: 'image/png' });
const paper = new File(['x'], 'ava.pdf', { type: 'application/pdf' });

/** The data of a drop or a paste. */
function carrying(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** Like a browser event; returns whether the default action of the browser would run. */
const drag = (kind: 'dragover' | 'drop', target: Element, ...files: File[]) =>
  target.dispatchEvent(
    new DragEvent(kind, { dataTransfer: carrying(...files), bubbles: true, cancelable: true }),
  );

const meta = {
  title: 'UI/FileDrop',
  tags: ['autodocs'],
  component: FileDrop,
  args: {
    label: 'Upload Profile Picture',
    hint: 'A .jpg, .png or .svg file, up to 2 MB. You can also drop or paste an image here.',
    accept: ['.jpg', '.jpeg', '.png', '.svg'],
    onFile: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const All: Story = {
  render: (args) => (
    <div className={`${story.stack} ${story.wide}`}>
      <FileDrop {...args}>
        <Avatar name="Ava Lindqvist" />
      </FileDrop>
      <FileDrop {...args} error="File should not exceed 2048 KiloBytes." />
      <FileDrop {...args} isPending pendingLabel="Uploading…" />
      <FileDrop {...args} isDisabled />
      <div className={story.narrow}>
        <FileDrop
          {...args}
          error="Please upload an image with the file format as .jpg, .png or .svg."
        />
      </div>
    </div>
  ),
};

export const Selected: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Upload Profile Picture' });
    await expect(button).toHaveAccessibleDescription(/drop or paste an image here/);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no input to select a file with.');
    await expect(input.accept).toBe('.jpg,.jpeg,.png,.svg');
    await userEvent.upload(input, image);
    await expect(args.onFile).toHaveBeenCalledWith(image);
  },
};

/** The target shows that it accepts the file before the drop. */
export const Dropped: Story = {
  play: async ({ canvasElement, args }) => {
    const hint = within(canvasElement).getByText(/drop or paste an image here/);
    drag('dragover', hint, image);
    await waitFor(() => expect(hint.closest('[data-drop-target]')).not.toBeNull());
    drag('drop', hint, image, paper);
    await waitFor(() => expect(hint.closest('[data-drop-target]')).toBeNull());
    await expect(args.onFile).toHaveBeenCalledTimes(1);
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'ava.png' }));
  },
};

/** Only while the mouse or the focus is inside: outside, a paste has another purpose. */
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    const paste = (target: Element) => {
      const clipboardData = carrying(image);
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    };
    paste(document.body);
    await expect(args.onFile).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    paste(button);
    await expect(args.onFile).toHaveBeenCalledTimes(1);
  },
};

export const Rejected: Story = {
  args: { onReject: fn() },
  play: async ({ canvasElement, args }) => {
    const hint = within(canvasElement).getByText(/drop or paste an image here/);
    drag('drop', hint, paper);
    await expect(args.onReject).toHaveBeenCalledTimes(1);
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement, args }) => {
    const hint = within(canvasElement).getByText(/drop or paste an image here/);
    const isBrowsers = drag('drop', hint, image);
    // Not accepted here, but the browser must not open the file in place of the page either.
    await expect(isBrowsers).toBe(false);
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};
