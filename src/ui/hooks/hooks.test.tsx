import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emit, createActor, setup } from 'xstate';
import { expect, it, vi } from 'vitest';
import { useEmitted } from './use-emitted.ts';
import { useErrorFocus } from '../fields/use-error-focus.ts';
import { useFirstTouch } from '../overlays/use-first-touch.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useFollowed } from './use-followed.ts';
import { useHasBeen } from './use-has-been.ts';
import { useIsPrinted } from './use-is-printed.ts';
import { useListener } from './use-listener.ts';
import { useFocusLoss } from './use-focus-loss.ts';
import { useNow } from './use-now.ts';
import { useOnline } from './use-online.ts';

const counting = () =>
  createActor(
    setup({
      types: {
        events: {} as { type: 'saved'; id: string } | { type: 'closed' },
        emitted: {} as { type: 'record.saved'; id: string } | { type: 'record.closed' },
      },
    }).createMachine({
      on: {
        saved: {
          actions: emit(({ event }) => ({ type: 'record.saved' as const, id: event.id })),
        },
        closed: { actions: emit({ type: 'record.closed' as const }) },
      },
    }),
  ).start();

it('an event that an actor emits goes to the newest handler of its type, until the component unmounts', () => {
  const actor = counting();
  const seen: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ name }) => useEmitted(actor, { 'record.saved': ({ id }) => seen.push(`${name} ${id}`) }),
    { initialProps: { name: 'first' } },
  );
  actor.send({ type: 'saved', id: '1' });
  rerender({ name: 'second' });
  actor.send({ type: 'saved', id: '2' });
  actor.send({ type: 'closed' });
  unmount();
  actor.send({ type: 'saved', id: '3' });
  expect(seen).toEqual(['first 1', 'second 2']);
});

it('each state of an actor is received, and none when there is no actor', () => {
  const actor = counting();
  const onState = vi.fn<() => void>();
  const { rerender } = renderHook(({ followed }) => useFollowed(followed, onState), {
    initialProps: { followed: null as ReturnType<typeof counting> | null },
  });
  actor.send({ type: 'closed' });
  expect(onState).not.toHaveBeenCalled();
  rerender({ followed: actor });
  actor.send({ type: 'closed' });
  expect(onState).toHaveBeenCalledOnce();
});

it('a condition that has been true once stays true', () => {
  const { result, rerender } = renderHook(({ isSo }) => useHasBeen(isSo), {
    initialProps: { isSo: false },
  });
  expect(result.current).toBe(false);
  rerender({ isSo: true });
  rerender({ isSo: false });
  expect(result.current).toBe(true);
});

it('an event of the page reaches the newest listener, and none after the component has unmounted', async () => {
  const keys: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ name }) => useListener('keydown', ({ key }) => keys.push(`${name} ${key}`)),
    { initialProps: { name: 'first' } },
  );
  await userEvent.keyboard('a');
  rerender({ name: 'second' });
  await userEvent.keyboard('b');
  unmount();
  await userEvent.keyboard('c');
  expect(keys).toEqual(['first a', 'second b']);
});

it('a component is notified when the device is connected again', () => {
  const onOnline = vi.fn<() => void>();
  const { unmount } = renderHook(() => useOnline(onOnline));
  fireEvent(window, new Event('online'));
  unmount();
  fireEvent(window, new Event('online'));
  expect(onOnline).toHaveBeenCalledOnce();
});

it('a page detects while it is printed', () => {
  const { result } = renderHook(useIsPrinted);
  fireEvent(window, new Event('beforeprint'));
  expect(result.current).toBe(true);
  fireEvent(window, new Event('afterprint'));
  expect(result.current).toBe(false);
});

it('a clock on a screen is rounded to its tick and moves with it', async () => {
  let now = 12_345;
  const { result } = renderHook(() => useNow(() => now, 20));
  expect(result.current).toBe(12_340);
  now = 12_399;
  await waitFor(() => expect(result.current).toBe(12_380));
});

it('a lazy part is loaded once the person has touched the page', async () => {
  const load = vi.fn<() => void>();
  renderHook(() => useFirstTouch(load));
  expect(load).not.toHaveBeenCalled();
  await userEvent.keyboard('a');
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});

function Form({ errors }: { errors: Record<string, string> }) {
  const form = useErrorFocus(errors);
  return (
    <form ref={form}>
      <input aria-label="Name" aria-invalid={'name' in errors} />
      <input aria-label="Price" aria-invalid={'price' in errors} />
      <button type="button">Save</button>
    </form>
  );
}

it('the first field with an error gets the focus, and one that is corrected moves nothing', async () => {
  const { rerender } = render(<Form errors={{}} />);
  act(() => screen.getByRole('button').focus());
  rerender(<Form errors={{ price: 'required', name: 'required' }} />);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })),
  );
  act(() => screen.getByRole('textbox', { name: 'Price' }).focus());
  rerender(<Form errors={{ price: 'required' }} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Price' }));
});

function Offer({ isShown }: { isShown: boolean }) {
  useFocusAfter(isShown, () => document.querySelector<HTMLElement>('#list'));
  return (
    <>
      <button type="button" id="list">
        List
      </button>
      {isShown && <button type="button">Undo</button>}
    </>
  );
}

it('the focus of a removed element moves to its successor, and stays where the person has put it', () => {
  const { rerender } = render(<Offer isShown />);
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  rerender(<Offer isShown={false} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'List' }));
});

it('a lost focus is noticed while it is watched', async () => {
  const onFocusLoss = vi.fn<() => void>();
  renderHook(() => useFocusLoss(true, onFocusLoss));
  const { unmount } = render(<button type="button">Row</button>);
  act(() => screen.getByRole('button').focus());
  unmount();
  await waitFor(() => expect(onFocusLoss).toHaveBeenCalled());
});
