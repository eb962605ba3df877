import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Workspace } from '#machines/session/workspace.ts';
import { buildProfile } from '#machines/testing/fixtures.ts';
import {
  createWorkspaceStore,
  type ProfileChange,
  type WorkspaceStore,
} from './workspace-store.ts';

const buildWorkspace = (change: ProfileChange = {}, tenantId = 'aster'): Workspace => ({
  tenant: { id: tenantId, name: 'Aster' },
  profile: buildProfile(change),
  isTeamLead: false,
});

/** The workspace on the server. */
let persisted: Workspace;
const opened: WorkspaceStore[] = [];

function openTab(read = async () => structuredClone(persisted)): WorkspaceStore {
  const tab = createWorkspaceStore(read);
  opened.push(tab);
  tab.set(buildWorkspace());
  return tab;
}

/** Saves on the server, then in the tab. */
function save(tab: WorkspaceStore, change: ProfileChange): void {
  persisted = buildWorkspace({ ...persisted.profile, ...change });
  tab.changeProfile(change);
}

const getTimeZone = (tab: WorkspaceStore) => tab.current()?.profile.timeZone;

beforeEach(() => {
  persisted = buildWorkspace();
});

afterEach(() => {
  for (const tab of opened.splice(0)) tab.close();
});

describe('a change of the profile', () => {
  it('a profile change applies at once, and its subscribers are notified', () => {
    const tab = openTab();
    const listener = vi.fn<() => void>();
    tab.subscribe(listener);
    save(tab, { timeZone: 'Asia/Tokyo' });
    expect(getTimeZone(tab)).toBe('Asia/Tokyo');
    expect(tab.current()?.profile.dateFormat).toBe('DD/MM/YYYY');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('a profile change is received by the other tabs', async () => {
    const [one, other] = [openTab(), openTab()];
    save(one, { timeZone: 'Asia/Tokyo' });
    await vi.waitFor(() => expect(getTimeZone(other)).toBe('Asia/Tokyo'));
  });

  it('a profile change of two tabs at once is won by the last one to save, and both show it', async () => {
    const [one, other] = [openTab(), openTab()];
    save(one, { timeZone: 'Asia/Tokyo' });
    save(other, { timeZone: 'America/New_York' });
    await vi.waitFor(() => expect(getTimeZone(one)).toBe('America/New_York'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([getTimeZone(one), getTimeZone(other)]).toEqual([
      'America/New_York',
      'America/New_York',
    ]);
  });

  it('a profile change that is saved while another is being read is not lost', async () => {
    const reads: ((workspace: Workspace) => void)[] = [];
    const one = openTab();
    const other = openTab(() => new Promise((resolve) => reads.push(resolve)));
    save(one, { timeZone: 'Asia/Tokyo' });
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    const stale = structuredClone(persisted);
    save(other, { timeZone: 'America/New_York' });
    reads[0]?.(stale);
    await vi.waitFor(() => expect(reads).toHaveLength(2));
    expect(getTimeZone(other)).toBe('America/New_York');
  });

  it('a profile change is applied as received when the profile cannot be read', async () => {
    const one = openTab();
    const other = openTab(() => Promise.reject(new Error('offline')));
    save(one, { timeZone: 'Asia/Tokyo' });
    await vi.waitFor(() => expect(getTimeZone(other)).toBe('Asia/Tokyo'));
  });

  it('a profile change does not concern a tab in another tenant, or in none', async () => {
    const read = vi.fn<() => Promise<Workspace>>(async () => persisted);
    const [one, otherTenantTab, nowhere, same] = [
      openTab(),
      openTab(read),
      openTab(read),
      openTab(),
    ];
    otherTenantTab.set(buildWorkspace({}, 'birch'));
    nowhere.set(null);
    save(one, { timeZone: 'Asia/Tokyo' });
    await vi.waitFor(() => expect(getTimeZone(same)).toBe('Asia/Tokyo'));
    expect(read).not.toHaveBeenCalled();
    expect(getTimeZone(otherTenantTab)).toBe('Europe/Berlin');
    expect(nowhere.current()).toBeNull();
  });
});

describe('a right that the server has denied', () => {
  it('a denied right is withdrawn: the rights are read again, and their subscribers are notified', async () => {
    const tab = openTab();
    const listener = vi.fn<() => void>();
    tab.subscribe(listener);
    persisted = buildWorkspace({ userRights: [] });
    await expect(tab.reload()).resolves.toBe(true);
    expect(tab.current()?.profile.userRights).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('a denied right with unchanged rights notifies no one, so that no page starts again', async () => {
    const tab = openTab();
    const listener = vi.fn<() => void>();
    tab.subscribe(listener);
    await expect(tab.reload()).resolves.toBe(false);
    expect(listener).not.toHaveBeenCalled();
  });

  it('a denied right is requested once, however many requests were denied, its own among them', async () => {
    const requested: Promise<boolean>[] = [];
    const read = vi.fn<() => Promise<Workspace>>(() => {
      requested.push(tab.reload());
      return Promise.reject(new Error('forbidden'));
    });
    const tab = openTab(read);
    requested.push(tab.reload(), tab.reload());
    expect(await Promise.all(requested)).toEqual([false, false, false]);
    expect(read).toHaveBeenCalledTimes(1);
    expect(tab.current()).toEqual(buildWorkspace());
  });

  it('a denied right of a tenant that was left in the meantime no longer counts', async () => {
    const tab = openTab();
    persisted = buildWorkspace({ userRights: [] });
    const loading = tab.reload();
    tab.set(null);
    await expect(loading).resolves.toBe(false);
    expect(tab.current()).toBeNull();
  });
});
