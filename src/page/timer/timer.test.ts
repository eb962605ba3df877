import { expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { readAgain } from './timer.ts';

/** A minimal timer: it is busy while it saves, and loads on `tab.returned`. */
const machine = setup({
  types: {
    events: {} as
      | { type: 'START' }
      | { type: 'STOP' }
      | { type: 'tab.returned' }
      | { type: 'saved' },
  },
}).createMachine({
  initial: 'idle',
  states: {
    idle: { on: { 'tab.returned': 'loading', START: 'saving' } },
    saving: { on: { saved: 'idle' } },
    loading: { on: { saved: 'idle' } },
  },
});

it('a timer reads again at once what was changed outside it', () => {
  const timer = createActor(machine).start();
  readAgain(timer);
  expect(timer.getSnapshot().value).toBe('loading');
});

it('a timer that is busy reads afterwards, once', () => {
  const timer = createActor(machine).start();
  timer.send({ type: 'START' });
  readAgain(timer);
  expect(timer.getSnapshot().value).toBe('saving');
  timer.send({ type: 'saved' });
  expect(timer.getSnapshot().value).toBe('loading');
  timer.send({ type: 'saved' });
  expect(timer.getSnapshot().value).toBe('idle');
});
