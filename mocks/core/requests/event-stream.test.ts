import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../store/memory.ts';
import { worldSchema } from '../../schema/world-schema.ts';
import type { Store } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { eventStream } from './event-stream.ts';
import { publish, type Feed } from './feed.ts';

const hub = 'notifications' as const;
const feed: Feed = { tenantId: 'north', hub, personId: 'ada', after: null };

/** A store that announces its writes, like that of a browser, and counts what is read. */
function announcing() {
  const store = createMemoryStore(worldSchema);
  const listeners = new Set<() => void>();
  const onRead = vi.fn<() => void>();
  const announced: Store<World> = {
    ...store,
    async transaction(mode, work, options) {
      if (mode === 'read') onRead();
      const result = await store.transaction(mode, work, options);
      if (mode === 'write') listeners.forEach((listener) => listener());
      return result;
    },
    onWrite: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const write = (number: number) =>
    announced.transaction('write', (tx) =>
      publish(tx.tenant('north'), { hub, to: 'ada', type: 'notification', data: { number } }),
    );
  return { announced, listeners, onRead, write };
}

const decoder = new TextDecoder();
const read = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  decoder.decode((await reader.read()).value);

describe('a stream of a store that announces its writes', () => {
  it('a stream delivers an event when it is written, and reads nothing before', async () => {
    const { announced, onRead, write } = announcing();
    const reader = eventStream(announced, feed).getReader();
    expect(await read(reader)).toBe(': here\n\n');
    expect(onRead).toHaveBeenCalledOnce();
    await write(1);
    expect(await read(reader)).toContain('{"number":1}');
    expect(onRead).toHaveBeenCalledTimes(2);
    await reader.cancel();
  });

  it('a stream delivers what was written while it was reading', async () => {
    const { announced, write } = announcing();
    const reader = eventStream(announced, feed).getReader();
    expect(await read(reader)).toBe(': here\n\n');
    await Promise.all([write(1), write(2)]);
    expect((await read(reader)) + (await read(reader))).toMatch(/"number":1[^]*"number":2/);
    await reader.cancel();
  });

  it('a stream listens no longer once its reader disconnects', async () => {
    const { announced, listeners } = announcing();
    const reader = eventStream(announced, feed).getReader();
    await read(reader);
    expect(listeners.size).toBe(1);
    await reader.cancel();
    expect(listeners.size).toBe(0);
  });
});
