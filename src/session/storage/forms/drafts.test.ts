import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { clearSessionStorage } from '../device.ts';
import {
  discardDraft,
  getDraft,
  listDrafts,
  persistDraft,
  releaseDrafts,
  onDraftPersistFailure,
  type DraftOwner,
} from './drafts.ts';

/** Browser storage that can be set to full. */
class MemoryStorage {
  [name: string]: unknown;
  static isFull = false;

  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? String(this[name]) : null;
  }

  setItem(name: string, value: string): void {
    if (MemoryStorage.isFull) throw new DOMException('Full.', 'QuotaExceededError');
    this[name] = value;
  }

  removeItem(name: string): void {
    delete this[name];
  }

  clear(): void {
    for (const name of Object.keys(this)) this.removeItem(name);
  }
}

const schema = v.object({ name: v.string() });
const now = Date.parse('2026-03-04T10:00:00Z');
const day = 24 * 3_600_000;
const farid: DraftOwner = { subject: 'farid', tenantId: 'cedar', form: 'organization-settings' };
const read = (owner = farid, at = now) => getDraft(owner, schema, at);

beforeEach(() => {
  MemoryStorage.isFull = false;
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

describe('a draft', () => {
  it('a draft is stored for its owner, and replaces the previous one', () => {
    persistDraft(farid, { name: 'Cedar' }, now);
    persistDraft(farid, { name: 'Cedar Holding' }, now + 1);
    expect(read(farid, now + 2)).toEqual({ name: 'Cedar Holding' });
  });

  it.each([
    ['another person', { ...farid, subject: 'ava' }],
    ['another tenant', { ...farid, tenantId: 'aster' }],
    ['another form', { ...farid, form: 'add-client' }],
  ])('a draft is never shown for %s', (_, other) => {
    persistDraft(farid, { name: 'Cedar' }, now);
    expect(read(other)).toBeNull();
    discardDraft(other, now);
    expect(read()).toEqual({ name: 'Cedar' });
  });

  it('a draft survives the end of a session, which clears all that belongs to the session', () => {
    localStorage.setItem('atrium.tenant', '"cedar"');
    persistDraft(farid, { name: 'Cedar' }, now);
    clearSessionStorage();
    expect(localStorage.getItem('atrium.tenant')).toBeNull();
    expect(read()).toEqual({ name: 'Cedar' });
  });

  it('a draft is deleted once it is discarded', () => {
    persistDraft(farid, { name: 'Cedar' }, now);
    discardDraft(farid, now);
    expect(read()).toBeNull();
  });

  it('a draft is deleted after seven days', () => {
    persistDraft(farid, { name: 'Cedar' }, now);
    expect(read(farid, now + 7 * day - 1)).toEqual({ name: 'Cedar' });
    expect(read(farid, now + 7 * day)).toBeNull();
  });

  it('a draft that the form can no longer accept is ignored', () => {
    persistDraft(farid, { title: 'of an older version of the app' }, now);
    expect(read()).toBeNull();
  });

  it.each(['{', '"text"', '[1, {"subject": "farid"}]', 'null'])(
    'a draft in damaged storage is ignored: %s',
    (damaged) => {
      localStorage.setItem('atrium.device.drafts', damaged);
      expect(read()).toBeNull();
      persistDraft(farid, { name: 'Cedar' }, now);
      expect(read()).toEqual({ name: 'Cedar' });
    },
  );
});

it('all drafts of a person in a tenant are found, and no one else’s', () => {
  const form = 'service-form new';
  persistDraft(farid, { name: 'Cedar' }, now);
  persistDraft({ ...farid, form }, { name: 'Cleaning' }, now + 1);
  persistDraft({ ...farid, subject: 'ava' }, { name: 'Aster' }, now);
  persistDraft({ ...farid, tenantId: 'aster' }, { name: 'Aster' }, now);
  const found = listDrafts(farid, now + 2);
  expect(found.map((draft) => [draft.form, draft.at])).toEqual([
    [form, now + 1],
    ['organization-settings', now],
  ]);
  expect(listDrafts(farid, now + 8 * day)).toEqual([]);
});

describe('the storage for drafts', () => {
  const long = (letter: string) => ({ name: letter.repeat(90_000) });

  it('the draft storage is limited, and the oldest drafts are deleted first', () => {
    persistDraft({ ...farid, form: 'first' }, long('a'), now);
    persistDraft({ ...farid, form: 'second' }, long('b'), now + 1);
    persistDraft({ ...farid, form: 'third' }, long('c'), now + 2);
    const persisted = ['first', 'second', 'third'].map((form) => read({ ...farid, form }, now + 3));
    expect(persisted.map((draft) => draft?.name[0])).toEqual([undefined, 'b', 'c']);
  });

  it('a draft that exceeds the storage by itself leaves the others stored, and is reported', () => {
    const onNotStored = vi.fn<() => void>();
    onDraftPersistFailure(onNotStored);
    persistDraft({ ...farid, form: 'first' }, long('a'), now);
    persistDraft(farid, { name: 'x'.repeat(300_000) }, now);
    expect(read()).toBeNull();
    expect(read({ ...farid, form: 'first' })).not.toBeNull();
    expect(onNotStored).toHaveBeenCalledTimes(1);
  });

  it('a full draft storage is reported once, and nothing breaks', () => {
    const onNotStored = vi.fn<() => void>();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onDraftPersistFailure(onNotStored);
    MemoryStorage.isFull = true;
    persistDraft(farid, { name: 'Cedar' }, now);
    persistDraft(farid, { name: 'Cedar Holding' }, now);
    expect(onNotStored).toHaveBeenCalledTimes(1);
    expect(read()).toBeNull();
    warn.mockRestore();
  });
});

describe('a draft that is being typed in another tab', () => {
  /** Another tab has typed into a form and sent a heartbeat. */
  const typeInOtherTab = (name: string, at: number) => {
    const draft = { ...farid, at, content: { name }, tab: 'other' };
    localStorage.setItem('atrium.device.drafts', JSON.stringify([draft]));
    localStorage.setItem('atrium.device.draftTabs', JSON.stringify({ other: at }));
  };

  it('a draft of another tab is not offered, neither by its form nor in the person’s drafts', () => {
    typeInOtherTab('Cedar', now);
    expect(read(farid, now + 1)).toBeNull();
    expect(listDrafts(farid, now + 1)).toEqual([]);
  });

  it('a draft of another tab is neither replaced nor discarded by the same form in this tab', () => {
    typeInOtherTab('Cedar', now);
    persistDraft(farid, { name: 'Birch' }, now + 1);
    expect(read(farid, now + 2)).toEqual({ name: 'Birch' });
    discardDraft(farid, now + 3);
    expect(read(farid, now + 4)).toBeNull();
    // The other tab has crashed: its draft is offered again and not lost.
    expect(read(farid, now + 150_001)).toEqual({ name: 'Cedar' });
  });

  it('a draft of another tab is offered once that tab has left the form', () => {
    persistDraft(farid, { name: 'Cedar' }, now);
    releaseDrafts([farid], now + 1);
    expect(localStorage.getItem('atrium.device.drafts')).not.toContain('tab');
    expect(listDrafts(farid, now + 2)).toEqual([
      { form: farid.form, at: now, content: { name: 'Cedar' } },
    ]);
  });

  it('a draft is listed once when two tabs have left the same form', () => {
    typeInOtherTab('Cedar', now);
    persistDraft(farid, { name: 'Birch' }, now + 1);
    releaseDrafts([farid], now + 2);
    const later = now + 200_000;
    expect(listDrafts(farid, later).map(({ content }) => content)).toEqual([{ name: 'Birch' }]);
  });
});
