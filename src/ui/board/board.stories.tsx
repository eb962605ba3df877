import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { boardColumns, crate, Harbor, noWayToCustoms } from './board.fixtures.tsx';

const meta = {
  title: 'UI/Board',
  tags: ['autodocs'],
  component: Harbor,
  args: { onMove: fn(), onOpen: fn() },
} satisfies Meta<typeof Harbor>;
export default meta;
type Story = StoryObj<typeof meta>;

const center = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** Drags a card over an element, and does not release it. */
async function dragOver(canvasElement: HTMLElement, name: string, target: Element) {
  const canvas = within(canvasElement);
  const card = canvas.getByRole('row', { name });
  const board = canvas.getByRole('group', { name: 'Crates' });
  // The browser captures only pointers that exist.
  board.setPointerCapture = () => undefined;
  const pointer = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse' };
  await fireEvent.pointerDown(card, { ...pointer, ...center(card) });
  await fireEvent.pointerMove(document, { ...pointer, ...center(target) });
  await waitFor(() => expect(board).toHaveAttribute('data-dragging', 'true'));
}

export const Default: Story = {};

/** The position in a column has no meaning: a card is only moved to another column. */
export const Unordered: Story = { args: { isOrdered: false } };

export const Collapsed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse Harbor' }));
    await expect(canvas.getByRole('button', { name: 'Expand Harbor' })).toBeVisible();
  },
};

export const LoadingMore: Story = {
  args: {
    columns: boardColumns.map((column) => ({
      ...column,
      hasMore: true,
      isLoadingMore: column.id === 'harbor',
    })),
  },
};

/** A line marks where the card would be inserted. */
export const Dragging: Story = {
  play: async ({ canvas, canvasElement }) => {
    await dragOver(canvasElement, 'Crate 1', canvas.getByRole('row', { name: 'Crate 3' }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Harbor' })).toHaveAttribute('data-over', 'true'),
    );
  },
};

/** A column that does not accept the dragged card says why, before and after it is dropped. */
export const Blocked: Story = {
  args: { getMoveBlock: noWayToCustoms },
  play: async ({ canvas, canvasElement, args }) => {
    const customs = canvas.getByRole('region', { name: 'Customs' });
    await dragOver(canvasElement, 'Crate 1', customs);
    await waitFor(() => expect(within(customs).getByText('Customs are closed.')).toBeVisible());
    await fireEvent.pointerUp(document, { pointerId: 1, ...center(customs) });
    await waitFor(() => expect(within(customs).getByText('Customs are closed.')).toBeVisible());
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const crateOne = () => canvas.getByRole('row', { name: 'Crate 1' });
    crateOne().focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(crateOne()).toHaveFocus());
    await expect(
      within(canvas.getByRole('grid', { name: 'Ship' })).getByRole('row', { name: 'Crate 1' }),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('1');
  },
};

const many = Array.from({ length: 500 }, (_, at) => {
  const column = boardColumns[at % 3]?.id ?? '';
  // Some texts have 100 kB.
  return crate(String(at), column, at % 10 === 0 ? 'A long story. '.repeat(7500) : `Crate ${at}`);
});

/** Five hundred cards, of which only the visible ones are rendered. */
export const FiveHundred: Story = {
  args: { cards: many },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(3));
    // The first rendering does not know the height of the columns yet.
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
  },
};
