import { act, renderHook } from '@testing-library/react';
import { createActor, setup } from 'xstate';
import { expect, it } from 'vitest';
import { useSignInFailed } from './use-sign-in-failed.ts';

/** A session that changes its state with each attempt. */
const session = () =>
  createActor(
    setup({ types: { events: {} as { type: 'tried' } } }).createMachine({
      initial: 'out',
      states: { out: { on: { tried: { target: 'out', reenter: true } } } },
    }),
  ).start();

function signing() {
  let opened: ReturnType<typeof session> | null = null;
  let hasFailed = false;
  const listeners = new Set<() => void>();
  return {
    app: {
      hasSignInFailed: () => hasFailed,
      openedSession: () => opened as never,
      onSession: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    open: () => {
      opened = session();
      for (const listener of listeners) listener();
    },
    fail: (next: boolean) => {
      hasFailed = next;
      opened?.send({ type: 'tried' });
    },
  };
}

it('the start page is notified of a failed sign-in, also of a session that opened after it', () => {
  const { app, open, fail } = signing();
  const { result } = renderHook(() => useSignInFailed(app));
  expect(result.current).toBe(false);
  act(open);
  act(() => fail(true));
  expect(result.current).toBe(true);
  act(() => fail(false));
  expect(result.current).toBe(false);
});

it('the start page follows the new session after the old one has ended', () => {
  const { app, open, fail } = signing();
  act(open);
  const { result } = renderHook(() => useSignInFailed(app));
  act(open);
  act(() => fail(true));
  expect(result.current).toBe(true);
});
