import { describe, expect, it } from 'vitest';
import { channelEvents, channelLink } from '../core/link/channel.ts';
import { connectInPage } from '../core/link/in-page.ts';
import { nothingYet, type Command } from '../core/link/protocol.ts';
import { createPanelStore } from './panel-store.ts';

const story = (id: string) => ({ id, title: 'Flows', name: id });

function connected() {
  const commands: Command[] = [];
  const { link, notify } = connectInPage((command) => commands.push(command));
  return { commands, notify, store: createPanelStore(link) };
}

describe('the state of the panel', () => {
  it('the panel requests everything once when it opens', () => {
    const { commands, store } = connected();
    store.subscribe(() => {});
    store.subscribe(() => {});
    expect(commands).toEqual([{ type: 'hello' }]);
  });

  it('the panel requests again while no story has responded, and only while it is open', () => {
    const { commands, notify, store } = connected();
    store.greet();
    expect(commands).toEqual([]);
    store.subscribe(() => {});
    store.greet();
    notify({ story: story('a') });
    store.greet();
    expect(commands).toEqual([{ type: 'hello' }, { type: 'hello' }]);
  });

  it('the panel merges updates and notifies its listeners of each', () => {
    const { notify, store } = connected();
    let notified = 0;
    store.subscribe(() => (notified += 1));
    notify({ story: story('a') });
    notify({ head: '3' });
    expect(store.read()).toMatchObject({ story: { id: 'a' }, head: '3' });
    expect(notified).toBe(2);
  });

  it('the panel clears the state of the previous story', () => {
    const { notify, store } = connected();
    store.subscribe(() => {});
    notify({
      story: story('a'),
      head: '3',
      overrides: [{ operation: 'o', choice: '409', isPersistent: true }],
    });
    notify({ story: story('b'), tip: '1' });
    expect(store.read()).toEqual({ ...nothingYet, story: story('b'), tip: '1' });
  });

  it('the panel keeps its state if the same story reports its name again', () => {
    const { notify, store } = connected();
    store.subscribe(() => {});
    notify({ story: story('a'), head: '3' });
    notify({ story: story('a') });
    expect(store.read().head).toBe('3');
  });

  it('the panel unsubscribes from the channel after the last listener is removed', () => {
    const { notify, store } = connected();
    const stop = store.subscribe(() => {});
    stop();
    notify({ head: '3' });
    expect(store.read()).toBe(nothingYet);
  });
});

describe('the channel of the panel', () => {
  it('the channel sends updates in one direction and commands in the other', () => {
    const listeners = new Map<string, (...data: unknown[]) => void>();
    const emitted: unknown[] = [];
    const link = channelLink({
      on: (event, listener) => void listeners.set(event, listener),
      off: (event) => void listeners.delete(event),
      emit: (...all) => void emitted.push(all),
    });
    const received: unknown[] = [];
    const stop = link.subscribe((slices) => received.push(slices));
    listeners.get(channelEvents.slices)?.({ head: '1' });
    link.send({ type: 'hello' });
    stop();
    expect(received).toEqual([{ head: '1' }]);
    expect(emitted).toEqual([['statechart-panel/command', { type: 'hello' }]]);
    expect(listeners.size).toBe(0);
  });
});
