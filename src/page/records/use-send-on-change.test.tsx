import { renderHook } from '@testing-library/react';
import { assign, createActor, setup } from 'xstate';
import { expect, it } from 'vitest';
import { useSendOnChange } from './use-send-on-change.ts';

type Shown = { type: 'page.shown'; id: string } | { type: 'page.closed' };

/** Records the pages that it rendered with. */
const noting = () =>
  createActor(
    setup({ types: { context: {} as { ids: string[] }, events: {} as Shown } }).createMachine({
      context: { ids: [] },
      initial: 'open',
      states: {
        open: {
          on: {
            'page.shown': {
              actions: assign({ ids: ({ context, event }) => [...context.ids, event.id] }),
            },
            'page.closed': 'closed',
          },
        },
        closed: { type: 'final' },
      },
    }),
  ).start();

it('an actor receives the values that its page is shown with, and only changed ones', () => {
  const actor = noting();
  const { rerender } = renderHook(({ id }) => useSendOnChange(actor, { type: 'page.shown', id }), {
    initialProps: { id: 'one' },
  });
  rerender({ id: 'one' });
  rerender({ id: 'two' });
  expect(actor.getSnapshot().context.ids).toEqual(['one', 'two']);
});

it('another actor also receives the values that the page is shown with', () => {
  const [first, second] = [noting(), noting()];
  const { rerender } = renderHook(
    ({ actor }) => useSendOnChange(actor, { type: 'page.shown', id: 'a' }),
    {
      initialProps: { actor: first },
    },
  );
  rerender({ actor: second });
  expect(second.getSnapshot().context.ids).toEqual(['a']);
});

it('an actor that has ended receives nothing, nor does one whose page has no event', () => {
  const actor = noting();
  const { rerender } = renderHook(
    ({ id }: { id: string | null }) =>
      useSendOnChange(actor, id === null ? null : { type: 'page.shown', id }),
    { initialProps: { id: null as string | null } },
  );
  expect(actor.getSnapshot().context.ids).toEqual([]);
  actor.send({ type: 'page.closed' });
  rerender({ id: 'late' });
  expect(actor.getSnapshot().context.ids).toEqual([]);
});
