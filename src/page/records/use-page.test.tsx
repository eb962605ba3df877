import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Workspace } from '#machines/session/workspace.ts';
import { workspace } from '#stories/fixtures/fixtures.ts';
import { openPage, renderHookIn } from '../open-page.fixtures.tsx';
import { usePage } from './use-page.ts';
import { useSession } from '../entry/use-app.ts';

const renamed = (name: string): Workspace => ({
  ...workspace,
  profile: { ...workspace.profile, name },
});

/** A workspace that can change while a page is shown. */
function store() {
  let opened: Workspace | null = workspace;
  const listeners = new Set<() => void>();
  return {
    openedWorkspace: () => opened,
    onWorkspace: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: (next: Workspace | null) => {
      opened = next;
      for (const listener of listeners) listener();
    },
  };
}

it('a page shows the current profile', async () => {
  const app = store();
  const { wrapper } = await openPage({ app });
  const { result } = await renderHookIn(wrapper, usePage);
  act(() => app.put(renamed('Ava Flint')));
  expect(result.current.workspace.profile.name).toBe('Ava Flint');
});

it('a person who leaves the tenant keeps the page that they had', async () => {
  const app = store();
  const { wrapper } = await openPage({ app });
  const { result } = await renderHookIn(wrapper, usePage);
  act(() => app.put({ ...renamed('Ava in Birch'), tenant: { id: 'birch', name: 'birch works' } }));
  expect(result.current.workspace).toEqual(workspace);
  act(() => app.put(null));
  expect(result.current.workspace).toEqual(workspace);
});

it('a page that was denied opens as soon as the profile has the right', async () => {
  const app = store();
  const denial = { reason: 'right', privileges: ['teams.basic'] } as const;
  const { wrapper } = await openPage({ app, rule: 'teams.basic', denial });
  const { result } = await renderHookIn(wrapper, usePage);
  expect(result.current.denial).toEqual(denial);
  const userRights = [...workspace.profile.userRights, 'teams.basic' as const];
  act(() => app.put({ ...workspace, profile: { ...workspace.profile, userRights } }));
  expect(result.current.denial).toBeNull();
});

it('a page that requests the session before there is one fails', async () => {
  const { wrapper } = await openPage({ app: { openedSession: () => null } });
  const { result } = await renderHookIn(wrapper, () => {
    try {
      return useSession();
    } catch (error) {
      return error;
    }
  });
  expect(result.current).toEqual(
    new Error(
      'Expected an open session, found none; use `useSession` only on pages behind the guard',
    ),
  );
});
