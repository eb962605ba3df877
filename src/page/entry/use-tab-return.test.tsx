import { fireEvent, renderHook } from '@testing-library/react';
import { assign, createActor, setup } from 'xstate';
import { afterEach, expect, it, vi } from 'vitest';
import { useTabReturn } from './use-tab-return.ts';

const counting = () =>
  createActor(
    setup({
      types: { context: {} as { count: number }, events: {} as { type: 'tab.returned' } },
    }).createMachine({
      context: { count: 0 },
      on: { 'tab.returned': { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    }),
  ).start();

const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};

afterEach(() => {
  vi.restoreAllMocks();
});

it('an actor is notified when the person comes back to the tab, and not when they leave it', () => {
  const actor = counting();
  const { unmount } = renderHook(() => useTabReturn(actor));
  turn('hidden');
  expect(actor.getSnapshot().context.count).toBe(0);
  turn('visible');
  expect(actor.getSnapshot().context.count).toBe(1);
  unmount();
  turn('visible');
  expect(actor.getSnapshot().context.count).toBe(1);
});

it('an actor that was stopped is not notified of the tab', () => {
  const actor = counting();
  const send = vi.spyOn(actor, 'send');
  renderHook(() => useTabReturn(actor));
  actor.stop();
  turn('visible');
  expect(send).not.toHaveBeenCalled();
});
