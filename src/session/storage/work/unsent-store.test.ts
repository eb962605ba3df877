import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropped, entryStarted } from '#machines/clockwork/outbox/unsent-changes.ts';
import { storage } from '../storage.fixtures.ts';
import { hasUnsent, openUnsentStore } from './unsent-store.ts';

const ben = { subject: 'ben', tenantId: 'aster' };
const started = {
  id: '1',
  startTime: '2026-03-04T08:00:00.000Z',
  description: 'Write the report',
  work: null,
};
const open = (owner = ben) => openUnsentStore(owner, navigator.locks);

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('the unsent times of the timer', () => {
  it('unsent times persist after a reload, and are reported for their person', () => {
    entryStarted(open(), started);
    expect(open().read().unsent).toMatchObject([started]);
    expect(hasUnsent('ben')).toBe(true);
    open().change(dropped('1'));
    expect(hasUnsent('ben')).toBe(false);
  });

  it('unsent times still record that an entry had ended before it was changed', () => {
    const ended = { ...started, endTime: '2026-03-04T09:00:00.000Z', isNew: false } as const;
    const marks = { isDescribed: true, hadEnded: true, rejection: null } as const;
    open().change((timer) => ({ ...timer, unsent: [{ ...ended, ...marks }] }));
    expect(open().read().unsent).toMatchObject([{ hadEnded: true }]);
  });

  it('unsent times match what another tab has made of them, in any order of their fields', () => {
    const [here, there] = [open(), open()];
    entryStarted(here, started);
    const reversed = <R extends object>(record: R) =>
      Object.fromEntries(Object.entries(record).toReversed()) as R;
    here.change((timer) => ({ unsent: timer.unsent.map(reversed) }));
    there.change(dropped(started.id));
    expect(here.read().unsent).toEqual([]);
  });

  it('unsent times belong only to their person and tenant', () => {
    entryStarted(open(), started);
    expect(open({ subject: 'ava', tenantId: 'aster' }).read().unsent).toEqual([]);
    expect(open({ subject: 'ben', tenantId: 'birch' }).read().unsent).toEqual([]);
    expect(hasUnsent('ava')).toBe(false);
    expect(hasUnsent('be')).toBe(false);
  });

  it('unsent times stay in the page when the device denies storage', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem = () => {
      throw new Error('The storage is full.');
    };
    const store = open();
    entryStarted(store, started);
    expect(store.read().unsent).toHaveLength(1);
  });

  it('damaged unsent times are ignored', () => {
    localStorage.setItem('atrium.device.timer', '{"ben@aster":{"unsent":[{"id":1}]}}');
    expect(open().read()).toEqual({ unsent: [] });
  });

  it('unsent times notify only about their own changes', () => {
    const store = open();
    const listener = vi.fn<() => void>();
    const stop = store.onChange(listener);
    store.change((persisted) => ({ ...persisted, running: null }));
    expect(listener).not.toHaveBeenCalled();
    entryStarted(store, started);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    store.change(dropped('1'));
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('sending unsent times', () => {
  const forever = new Promise<never>(() => undefined);

  it('sending is done by one tab at a time', async () => {
    const done: string[] = [];
    const { signal } = new AbortController();
    const first = Promise.withResolvers<void>();
    const one = open().runExclusively(signal, () => first.promise.then(() => done.push('one')));
    const two = open().runExclusively(signal, async () => done.push('two'));
    first.resolve();
    await Promise.all([one, two]);
    expect(done).toEqual(['one', 'two']);
  });

  it('sending moves to the next tab once the page of the first is left', async () => {
    const controller = new AbortController();
    const one = open().runExclusively(controller.signal, () => forever);
    const two = open().runExclusively(new AbortController().signal, async () => 'two');
    controller.abort();
    await expect(one).rejects.toThrow(/left|aborted/);
    await expect(two).resolves.toBe('two');
  });

  it('sending requires no locks', async () => {
    const store = openUnsentStore(ben, undefined);
    await expect(store.runExclusively(new AbortController().signal, async () => 1)).resolves.toBe(
      1,
    );
  });
});
