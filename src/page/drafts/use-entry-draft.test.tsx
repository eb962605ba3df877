import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { editEntryMachine } from '#machines/clockwork/entry/edit-entry.machine.ts';
import { systemClock } from '#machines/clock.ts';
import { listDrafts } from '#session/storage/forms/drafts.ts';
import { ended, frozenClock, timeZone } from '#stories/fixtures/fixtures.ts';
import { DraftKeeper } from './use-draft.ts';
import { useEntryDraft, usePersistedEntry } from './use-entry-draft.ts';

const keeper = { subject: 'ava', tenantId: 'aster', form: '' };

const DraftObserver = ({ children }: { children: ReactNode }) => (
  <DraftKeeper value={keeper}>{children}</DraftKeeper>
);

/** Opens the form of an entry as the day does. */
const openForm = (id: string, wrapper?: typeof DraftObserver) =>
  renderHook(
    () => {
      const of = { ...ended, id };
      const { owner, persisted } = usePersistedEntry(of, systemClock.now());
      const input = { clock: frozenClock, timeZone, of, newId: crypto.randomUUID(), persisted };
      const actor = createActor(editEntryMachine, { input }).start();
      useEntryDraft(actor, owner);
      return { actor, persisted };
    },
    { wrapper },
  );

it('the draft of an entry is offered when its form opens again, and for no other entry', () => {
  const { result, unmount } = openForm('one', DraftObserver);
  result.current.actor.send({ type: 'form.changed', change: { description: 'Call' } });
  unmount();
  expect(openForm('one', DraftObserver).result.current.persisted?.form.description).toBe('Call');
  expect(openForm('two', DraftObserver).result.current.persisted).toBeNull();
});

it('an entry that is typed where no drafts are stored leaves none', () => {
  const { result, unmount } = openForm('one');
  result.current.actor.send({ type: 'form.changed', change: { description: 'Call' } });
  unmount();
  expect(listDrafts(keeper, systemClock.now())).toEqual([]);
});
