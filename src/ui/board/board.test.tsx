import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components';
import { describe, expect, it, vi } from 'vitest';
import { boardCards, boardColumns, crate, Harbor, noWayToCustoms } from './board.fixtures.tsx';
import type { CardMove } from './board-types.ts';
import '../global.css';

const getCard = (id: string) => screen.getByRole('row', { name: `Crate ${id}` });
const focusCard = (id: string) => act(() => getCard(id).focus());
const isIn = (id: string, column: string) =>
  within(screen.getByRole('grid', { name: column })).queryByRole('row', { name: `Crate ${id}` }) !==
  null;
const expectFocus = (id: string) => waitFor(() => expect(document.activeElement).toBe(getCard(id)));
const getCenter = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
const pointer = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse' };

/** Presses a card and moves it to an element; returns a function that releases it. */
async function drag(id: string, target: Element, { toTop = false } = {}) {
  const card = getCard(id);
  card.setPointerCapture = () => undefined;
  screen.getByRole('group').setPointerCapture = () => undefined;
  fireEvent.pointerDown(card, { ...pointer, ...getCenter(card) });
  const to = getCenter(target);
  const clientY = toTop ? target.getBoundingClientRect().top + 2 : to.clientY;
  fireEvent.pointerMove(document, { ...pointer, clientX: to.clientX, clientY });
  await waitFor(() => expect(screen.getByRole('group').dataset.dragging).toBe('true'));
  return () => fireEvent.pointerUp(document, { ...pointer, clientX: to.clientX, clientY });
}

describe('a board', () => {
  it('a board is one tab stop for its cards, and arrow keys or letters go between them', async () => {
    render(<Harbor />);
    focusCard('1');
    await userEvent.keyboard('j');
    await expectFocus('2');
    await userEvent.keyboard('{ArrowDown}');
    await expectFocus('3');
    await userEvent.keyboard('{ArrowRight}');
    await expectFocus('4');
    expect(getCard('4').tabIndex).toBe(0);
    expect(getCard('1').tabIndex).toBe(-1);
    await userEvent.keyboard('h{Home}');
    await expectFocus('1');
    await userEvent.keyboard('{End}k');
    await expectFocus('2');
  });

  it('Enter and a click open a card, Tab leads to its buttons and Escape back', async () => {
    const onOpen = vi.fn<(id: string) => void>();
    render(<Harbor onOpen={onOpen} />);
    focusCard('2');
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith('2');
    await userEvent.click(getCard('3'));
    expect(onOpen).toHaveBeenLastCalledWith('3');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Weigh 3');
    await userEvent.keyboard('{Escape}');
    await expectFocus('3');
    await userEvent.click(screen.getByRole('button', { name: 'Weigh 1' }));
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('Shift and an arrow key move a card, which holds the focus and is announced', async () => {
    const onMove = vi.fn<(move: CardMove) => void>();
    render(<Harbor onMove={onMove} />);
    focusCard('1');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(onMove).toHaveBeenLastCalledWith({
      cardId: '1',
      toColumnId: 'harbor',
      beforeCardId: '3',
      afterCardId: '2',
    });
    await screen.findByText('Crate 1 moved to Harbor, 2 of 3.');
    await userEvent.keyboard('{Shift>}L{/Shift}');
    await screen.findByText('Crate 1 moved to Ship, 2 of 2.');
    expect(isIn('1', 'Ship')).toBe(true);
    await expectFocus('1');
  });

  it('a column that does not accept a card says why, and the card stays', async () => {
    const onMove = vi.fn<(move: CardMove) => void>();
    render(<Harbor onMove={onMove} getMoveBlock={noWayToCustoms} />);
    focusCard('4');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await screen.findByText("Crate 4 can't be moved to Customs: Customs are closed.");
    expect(
      within(screen.getByRole('region', { name: 'Customs' })).getByText('Customs are closed.'),
    ).toBeTruthy();
    expect(onMove).not.toHaveBeenCalled();
    await expectFocus('4');
  });

  it('the focus goes to the neighbour of a card that a filtered column hides', async () => {
    const columns = boardColumns.filter(({ id }) => id !== 'customs');
    render(<Harbor columns={columns} cards={[...boardCards, crate('5', 'ship')]} />);
    focusCard('4');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Crate 4' })).toBeNull());
    await expectFocus('5');
  });

  it('the menu of a card names the columns, and why one of them is blocked', async () => {
    render(<Harbor getMoveBlock={noWayToCustoms} />);
    focusCard('1');
    await userEvent.keyboard('m');
    const menu = await screen.findByRole('menu', { name: 'Move Crate 1' });
    expect(within(menu).queryByRole('menuitem', { name: 'Harbor' })).toBeNull();
    expect(
      within(menu)
        .getByRole('menuitem', { name: /Customs/ })
        .getAttribute('aria-disabled'),
    ).toBe('true');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Ship' }));
    await waitFor(() => expect(isIn('1', 'Ship')).toBe(true));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expectFocus('1');
  });

  it('a card is dragged between others of another column, and the click does not open it', async () => {
    const onMove = vi.fn<(move: CardMove) => void>();
    const onOpen = vi.fn<(id: string) => void>();
    render(<Harbor onMove={onMove} onOpen={onOpen} />);
    const drop = await drag('3', getCard('4'), { toTop: true });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Ship' }).dataset.over).toBe('true'),
    );
    drop();
    fireEvent.click(getCard('4'));
    expect(onMove).toHaveBeenLastCalledWith({
      cardId: '3',
      toColumnId: 'ship',
      beforeCardId: '4',
      afterCardId: null,
    });
    expect(onOpen).not.toHaveBeenCalled();
    await waitFor(() => expect(isIn('3', 'Ship')).toBe(true));
  });

  it('a dragged card can be dropped on a column that the filter hides', async () => {
    const onMove = vi.fn<(move: CardMove) => void>();
    render(<Harbor onMove={onMove} />);
    const drop = await drag('1', screen.getByRole('region', { name: 'Shop' }));
    drop();
    expect(onMove.mock.lastCall?.[0]).toMatchObject({ cardId: '1', toColumnId: 'shop' });
  });

  it('a blocked column says why while a card is dragged, and Escape ends the drag', async () => {
    const onMove = vi.fn<(move: CardMove) => void>();
    render(<Harbor onMove={onMove} getMoveBlock={noWayToCustoms} />);
    const drop = await drag('1', getCard('4'));
    expect(screen.getByText('Customs are closed.')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await screen.findByText('Crate 1 stays where it is.');
    expect(screen.queryByText('Customs are closed.')).toBeNull();
    drop();
    expect(onMove).not.toHaveBeenCalled();
  });

  it('a collapsed column shows no cards, and opens again', async () => {
    render(<Harbor />);
    await userEvent.click(screen.getByRole('button', { name: 'Collapse Ship' }));
    expect(screen.queryByRole('row', { name: 'Crate 4' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Expand Ship' }));
    expect(getCard('4')).toBeTruthy();
  });

  it('the left arrow key leads to the next column in a language that runs from right to left', async () => {
    render(
      <I18nProvider locale="ar">
        <div dir="rtl">
          <Harbor />
        </div>
      </I18nProvider>,
    );
    focusCard('1');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(isIn('1', 'Ship')).toBe(true));
  });

  it('a board renders only the visible cards of a column, and loads more near its end', async () => {
    const onEnd = vi.fn<(columnId: string) => void>();
    const cards = Array.from({ length: 500 }, (_, at) => crate(String(at), 'harbor'));
    const columns = boardColumns.map((column) => ({ ...column, hasMore: column.id === 'harbor' }));
    render(<Harbor columns={columns} cards={cards} onEnd={onEnd} />);
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(30));
    focusCard('0');
    await userEvent.keyboard('{End}');
    await expectFocus('499');
    await waitFor(() => expect(onEnd).toHaveBeenCalledWith('harbor'));
  });
});
