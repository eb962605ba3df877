import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropped, entryStarted } from '#machines/clockwork/unsent-changes.ts';
import { storage } from './storage.fixture.ts';
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

describe('what the timer keeps on the device', () => {
  it('is there after a reload, and says so of its person', () => {
    entryStarted(open(), started);
    expect(open().read().unsent).toMatchObject([started]);
    expect(hasUnsent('ben')).toBe(true);
    open().change(dropped('1'));
    expect(hasUnsent('ben')).toBe(false);
  });

  it('still knows that an entry had ended before it was changed', () => {
    const ended = { ...started, endTime: '2026-03-04T09:00:00.000Z', isNew: false } as const;
    const marks = { isDescribed: true, hadEnded: true, rejection: null } as const;
    open().change((timer) => ({ ...timer, unsent: [{ ...ended, ...marks }] }));
    expect(open().read().unsent).toMatchObject([{ hadEnded: true }]);
  });

  it('is what another tab has made of it, in whatever order its fields were kept', () => {
    const [here, there] = [open(), open()];
    entryStarted(here, started);
    const reversed = <R extends object>(record: R) =>
      Object.fromEntries(Object.entries(record).toReversed()) as R;
    here.change((timer) => ({ unsent: timer.unsent.map(reversed) }));
    there.change(dropped(started.id));
    expect(here.read().unsent).toEqual([]);
  });

  it('is of its person and tenant alone', () => {
    entryStarted(open(), started);
    expect(open({ subject: 'ava', tenantId: 'aster' }).read().unsent).toEqual([]);
    expect(open({ subject: 'ben', tenantId: 'birch' }).read().unsent).toEqual([]);
    expect(hasUnsent('ava')).toBe(false);
    expect(hasUnsent('be')).toBe(false);
  });

  it('is held by the page where the device refuses it', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem = () => {
      throw new Error('The storage is full.');
    };
    const store = open();
    entryStarted(store, started);
    expect(store.read().unsent).toHaveLength(1);
  });

  it('counts as nothing where it is damaged', () => {
    localStorage.setItem('atrium.device.timer', '{"ben@aster":{"unsent":[{"id":1}]}}');
    expect(open().read()).toEqual({ unsent: [] });
  });

  it('tells a change of what is unsent, and nothing else', () => {
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

describe('sending', () => {
  const forever = new Promise<never>(() => undefined);

  it('is done by one tab at a time', async () => {
    const done: string[] = [];
    const { signal } = new AbortController();
    const first = Promise.withResolvers<void>();
    const one = open().runExclusively(signal, () => first.promise.then(() => done.push('one')));
    const two = open().runExclusively(signal, async () => done.push('two'));
    first.resolve();
    await Promise.all([one, two]);
    expect(done).toEqual(['one', 'two']);
  });

  it('is the next tab’s once the page of the first is left', async () => {
    const controller = new AbortController();
    const one = open().runExclusively(controller.signal, () => forever);
    const two = open().runExclusively(new AbortController().signal, async () => 'two');
    controller.abort();
    await expect(one).rejects.toThrow(/left|aborted/);
    await expect(two).resolves.toBe('two');
  });

  it('needs no locks', async () => {
    const store = openUnsentStore(ben, undefined);
    await expect(store.runExclusively(new AbortController().signal, async () => 1)).resolves.toBe(
      1,
    );
  });
});
