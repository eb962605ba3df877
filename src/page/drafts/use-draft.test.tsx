import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { assign, createActor, setup } from 'xstate';
import { expect, it } from 'vitest';
import { systemClock } from '#machines/clock.ts';
import { getDraft, persistDraft, type DraftOwner } from '#session/storage/forms/drafts.ts';
import { openPage, renderHookIn, createSessionActor } from '../open-page.fixtures.tsx';
import { useDraft, useDraftOwner, usePersistedDraft } from './use-draft.ts';

const owner: DraftOwner = { subject: 'ava', tenantId: 'aster', form: 'team' };
const form = v.object({ name: v.string() });
const readPersisted = () => getDraft(owner, form, systemClock.now());

type Typing = { type: 'typed'; name: string } | { type: 'saved' } | { type: 'locked' };

/** A form with one field. */
const opened = () =>
  createActor(
    setup({
      types: {
        context: {} as { name: string; is: 'open' | 'saved' | 'locked' },
        events: {} as Typing,
      },
    }).createMachine({
      context: { name: '', is: 'open' },
      on: {
        typed: { actions: assign({ name: ({ event }) => event.name, is: 'open' }) },
        saved: { actions: assign({ is: 'saved' }) },
        locked: { actions: assign({ is: 'locked' }) },
      },
    }),
  ).start();

type Form = ReturnType<typeof opened>;

const getContent = ({ context: { name, is } }: ReturnType<Form['getSnapshot']>) =>
  is === 'saved' ? null : is === 'locked' ? undefined : { name };

it('a typed text is a draft on the device once the typing pauses', async () => {
  const actor = opened();
  renderHook(() => useDraft(actor, owner, getContent));
  actor.send({ type: 'typed', name: 'Atl' });
  actor.send({ type: 'typed', name: 'Atlas' });
  expect(readPersisted()).toBeNull();
  await waitFor(() => expect(readPersisted()).toEqual({ name: 'Atlas' }));
});

it('a page that is left at once still has its draft', () => {
  const actor = opened();
  const { unmount } = renderHook(() => useDraft(actor, owner, getContent));
  actor.send({ type: 'typed', name: 'Atlas' });
  unmount();
  expect(readPersisted()).toEqual({ name: 'Atlas' });
});

it('a tab that is closed still has its draft', () => {
  const actor = opened();
  renderHook(() => useDraft(actor, owner, getContent));
  actor.send({ type: 'typed', name: 'Atlas' });
  fireEvent(window, new Event('pagehide'));
  expect(readPersisted()).toEqual({ name: 'Atlas' });
});

it('a saved form has no draft any more, even if the typing had not paused yet', () => {
  persistDraft(owner, { name: 'Old' }, systemClock.now());
  const actor = opened();
  const { unmount } = renderHook(() => useDraft(actor, owner, getContent));
  actor.send({ type: 'typed', name: 'Atlas' });
  actor.send({ type: 'saved' });
  expect(readPersisted()).toBeNull();
  unmount();
  expect(readPersisted()).toBeNull();
});

it('a state without a rule for the draft leaves it as it was', () => {
  persistDraft(owner, { name: 'Old' }, systemClock.now());
  const actor = opened();
  const { unmount } = renderHook(() => useDraft(actor, owner, getContent));
  actor.send({ type: 'locked' });
  unmount();
  expect(readPersisted()).toEqual({ name: 'Old' });
});

it('a form without an owner leaves nothing on the device', () => {
  const actor = opened();
  const { unmount } = renderHook(() => useDraft(actor, null, getContent));
  actor.send({ type: 'typed', name: 'Atlas' });
  unmount();
  expect(localStorage.length).toBe(0);
});

it('a draft stays its owner’s while the session ends', async () => {
  let session = createSessionActor('ava');
  const { wrapper } = await openPage({ app: { openedSession: () => session as never } });
  const { result, rerender } = await renderHookIn(wrapper, () => useDraftOwner('team'));
  expect(result.current).toEqual(owner);
  session = createSessionActor(null);
  await act(async () => rerender());
  expect(result.current).toEqual(owner);
});

it('a form starts with the stored draft, and without one that it cannot accept', async () => {
  persistDraft(owner, { name: 'Atlas' }, systemClock.now());
  persistDraft({ ...owner, form: 'vendor' }, { title: 1 }, systemClock.now());
  const { wrapper } = await openPage();
  const teams = await renderHookIn(wrapper, () => usePersistedDraft('team', form));
  expect(teams.result.current).toEqual({ owner, draft: { name: 'Atlas' } });
  const vendors = await renderHookIn(wrapper, () => usePersistedDraft('vendor', form));
  expect(vendors.result.current.draft).toBeNull();
});

it('a form that is left releases its draft for other tabs', async () => {
  const actor = opened();
  const { unmount } = renderHook(() => useDraft(actor, owner, getContent));
  actor.send({ type: 'typed', name: 'Atlas' });
  await waitFor(() => expect(localStorage.getItem('atrium.device.drafts')).toContain('"tab"'));
  unmount();
  expect(localStorage.getItem('atrium.device.drafts')).not.toContain('"tab"');
  expect(readPersisted()).toEqual({ name: 'Atlas' });
});
