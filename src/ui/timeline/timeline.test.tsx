import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components';
import { describe, expect, it, vi } from 'vitest';
import { manyVoyages, noLateChange, Voyages } from './timeline.fixtures.tsx';
import type { TimelineDates } from './timeline-types.ts';
import '../global.css';

type Change = TimelineDates & { id: string };

const getRow = (id: string) => screen.getByRole('row', { name: new RegExp(`^Voyage ${id},`) });
const focusRow = (id: string) => act(() => getRow(id).focus());
const expectFocus = (id: string) => waitFor(() => expect(document.activeElement).toBe(getRow(id)));
const getPart = (id: string, part: string) => {
  const found = getRow(id).querySelector(`[data-part="${part}"]`);
  if (!found) throw new Error(`Voyage ${id} has no part ${part}.`);
  return found;
};
const pointer = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse' };
const dayWidth = 26;

/** Drags a part of a bar by some days; returns a function that releases it. */
async function drag(id: string, part: string, days: number) {
  const grid = screen.getByRole('grid');
  grid.setPointerCapture = () => undefined;
  // It scrolls at its edges with each frame; how many there are depends on the machine.
  grid.scrollBy = () => undefined;
  const { left, top, width } = getPart(id, part).getBoundingClientRect();
  const clientX = left + width / 2;
  const clientY = top + 5;
  fireEvent.pointerDown(getPart(id, part), { ...pointer, clientX, clientY });
  fireEvent.pointerMove(document, { ...pointer, clientX: clientX + days * dayWidth, clientY });
  await waitFor(() => expect(grid.dataset.dragging).toBe('true'));
  return () =>
    fireEvent.pointerUp(document, { ...pointer, clientX: clientX + days * dayWidth, clientY });
}

describe('a timeline', () => {
  it('a row of a timeline names its days, and whether it is overdue', () => {
    render(<Voyages />);
    expect(screen.getByRole('row', { name: 'Voyage 1, May 12 – May 20' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Voyage 2, From May 18' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Voyage 3, Until May 13, overdue' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Voyage 5, No dates' })).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'North2 ships',
      'Voyage 1',
      'Voyage 2',
      'South',
      'Voyage 3',
      'Voyage 4',
      'No dates',
      'Voyage 5',
    ]);
  });

  it('a timeline starts at today, and its button returns to it', async () => {
    render(<Voyages />);
    const grid = screen.getByRole('grid');
    const start = grid.scrollLeft;
    expect(start).toBeGreaterThan(0);
    focusRow('1');
    await userEvent.keyboard('l');
    await waitFor(() => expect(grid.scrollLeft).toBeGreaterThan(start));
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(Math.abs(grid.scrollLeft - start)).toBeLessThan(2));
  });

  it('letters and arrow keys go from row to row, Enter opens one', async () => {
    const onOpen = vi.fn<(id: string) => void>();
    render(<Voyages onOpen={onOpen} />);
    focusRow('1');
    await userEvent.keyboard('j{ArrowDown}');
    await expectFocus('3');
    expect(getRow('3').tabIndex).toBe(0);
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith('3');
    await userEvent.keyboard('{End}k');
    await expectFocus('4');
    await userEvent.click(getRow('2'));
    expect(onOpen).toHaveBeenLastCalledWith('2');
  });

  it('Shift moves a bar by a day, Alt and Shift its end, and each move is announced', async () => {
    const onReschedule = vi.fn<(change: Change) => void>();
    render(<Voyages onReschedule={onReschedule} />);
    focusRow('1');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(onReschedule).toHaveBeenLastCalledWith({
      id: '1',
      start: '2026-05-13',
      end: '2026-05-21',
    });
    await screen.findByText('Voyage 1 moved: May 13 – May 21.');
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    expect(onReschedule).toHaveBeenLastCalledWith({
      id: '1',
      start: '2026-05-13',
      end: '2026-05-20',
    });
    await expectFocus('1');
  });

  it('the quarter moves a bar by a week', async () => {
    const onReschedule = vi.fn<(change: Change) => void>();
    render(<Voyages scale="quarter" onReschedule={onReschedule} />);
    focusRow('1');
    await userEvent.keyboard('{Shift>}L{/Shift}');
    expect(onReschedule.mock.lastCall?.[0]).toMatchObject({ start: '2026-05-19' });
  });

  it('an item without days is moved to today by keyboard, and the focus follows it', async () => {
    render(<Voyages />);
    focusRow('5');
    await userEvent.keyboard('{Shift>}L{/Shift}');
    expect(await screen.findByRole('row', { name: 'Voyage 5, May 15 – May 15' })).toBeTruthy();
    await expectFocus('5');
  });

  it('a bar is dragged to other days, and so is each of its ends', async () => {
    const onReschedule = vi.fn<(change: Change) => void>();
    const onOpen = vi.fn<(id: string) => void>();
    render(<Voyages onReschedule={onReschedule} onOpen={onOpen} />);
    const dropBar = await drag('1', 'bar', 2);
    await within(getRow('1')).findByText('May 14 – May 22');
    dropBar();
    fireEvent.click(getRow('1'));
    expect(onReschedule.mock.lastCall?.[0]).toMatchObject({
      start: '2026-05-14',
      end: '2026-05-22',
    });
    expect(onOpen).not.toHaveBeenCalled();
    const dropStart = await drag('1', 'start', 1);
    dropStart();
    expect(onReschedule.mock.lastCall?.[0]).toMatchObject({
      start: '2026-05-15',
      end: '2026-05-22',
    });
    const dropEnd = await drag('2', 'end', 1);
    dropEnd();
    expect(onReschedule.mock.lastCall?.[0]).toMatchObject({ id: '2', start: '2026-05-18' });
    expect(onReschedule.mock.lastCall?.[0].end).toBeTruthy();
  });

  it('an item without days is dropped on a day', async () => {
    const onReschedule = vi.fn<(change: Change) => void>();
    render(<Voyages onReschedule={onReschedule} />);
    const drop = await drag('5', 'none', 3);
    drop();
    const change = onReschedule.mock.lastCall?.[0];
    expect(change?.start).toBeTruthy();
    expect(change?.end).toBe(change?.start);
  });

  it('Escape ends the drag of a bar', async () => {
    const onReschedule = vi.fn<(change: Change) => void>();
    render(<Voyages onReschedule={onReschedule} />);
    const drop = await drag('1', 'bar', 2);
    await userEvent.keyboard('{Escape}');
    await screen.findByText('Voyage 1 stays where it is.');
    drop();
    expect(onReschedule).not.toHaveBeenCalled();
  });

  it('a bar that can not be moved says why', async () => {
    const onReschedule = vi.fn<(change: Change) => void>();
    render(<Voyages onReschedule={onReschedule} getBlock={noLateChange} />);
    focusRow('4');
    await userEvent.keyboard('{Shift>}L{/Shift}');
    await screen.findByText("Voyage 4 can't be moved: It has ended.");
    expect(within(getRow('4')).getByText('It has ended.')).toBeTruthy();
    const drop = await drag('4', 'bar', 2);
    drop();
    expect(onReschedule).not.toHaveBeenCalled();
  });

  it('a timeline from right to left moves later with the left arrow key', async () => {
    const onReschedule = vi.fn<(change: Change) => void>();
    render(
      <I18nProvider locale="ar">
        <div dir="rtl">
          <Voyages onReschedule={onReschedule} />
        </div>
      </I18nProvider>,
    );
    focusRow('1');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(onReschedule.mock.lastCall?.[0]).toMatchObject({ start: '2026-05-13' });
    const drop = await drag('1', 'bar', -2);
    drop();
    expect(onReschedule.mock.lastCall?.[0]).toMatchObject({ start: '2026-05-15' });
  });

  it('another scale leaves the first visible day in place', async () => {
    render(<Voyages />);
    const grid = screen.getByRole('grid');
    const day = grid.scrollLeft / dayWidth;
    await userEvent.click(screen.getByRole('radio', { name: 'Week' }));
    await waitFor(() => expect(Math.abs(grid.scrollLeft / 56 - day)).toBeLessThan(0.2));
  });

  it('a timeline renders only the visible rows', async () => {
    render(<Voyages items={manyVoyages} />);
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(50));
    focusRow('0');
    await userEvent.keyboard('{End}');
    await expectFocus('499');
  });
});
