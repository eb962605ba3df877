import { act, waitFor } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import { systemClock } from '#machines/clock.ts';
import { createRecordPart, type PartToSave } from '#machines/records/create-record-part.ts';
import { listDrafts } from '#session/storage/forms/drafts.ts';
import { openPage, renderHookIn } from '../open-page.fixtures.tsx';
import { usePartDraft } from './use-part-draft.ts';

type Group = { id: string; name: string; version: number };
type GroupForm = { name: string };

const machine = createRecordPart<Group, GroupForm>({
  id: 'group',
  description: 'A dialog of the test.',
  emptyForm: { name: '' },
  toForm: ({ name }) => ({ name }),
  validate: () => ({}),
  savePart: fromPromise<unknown, PartToSave<Group, GroupForm>>(async () => null),
});

const drafts = () => listDrafts({ subject: 'ava', tenantId: 'aster' }, systemClock.now());

const openDialog = async (part: Group | null) => {
  const actor = createActor(machine, { input: { parentId: 'team', part } }).start();
  const { wrapper, router } = await openPage();
  const view = await renderHookIn(wrapper, () =>
    usePartDraft<Group, GroupForm>(actor, {
      name: 'team-group',
      emptyForm: { name: '' },
      getId: ({ id }) => id,
    }),
  );
  return { actor, router, ...view };
};

const table = { id: 'table', name: 'Table', version: 1 };

it('a draft in a part’s dialog is offered when that dialog opens again, and in no other', async () => {
  const { actor, unmount } = await openDialog(table);
  actor.send({ type: 'form.changed', change: { name: 'Desks' } });
  unmount();
  expect(drafts().map(({ form }) => form)).toEqual(['team-group table']);
  const again = await openDialog(table);
  expect(again.actor.getSnapshot().context.draft?.form).toEqual({ name: 'Desks' });
  const other = await openDialog(null);
  expect(other.actor.getSnapshot().context.draft).toBeNull();
});

it('a dialog that is canceled leaves no draft', async () => {
  const { actor, unmount } = await openDialog(null);
  actor.send({ type: 'form.changed', change: { name: 'Lamps' } });
  actor.send({ type: 'CANCEL' });
  unmount();
  expect(drafts()).toEqual([]);
});

it('a person who leaves the page with an unsaved dialog is prompted first', async () => {
  const { actor, router, result } = await openDialog(null);
  act(() => actor.send({ type: 'form.changed', change: { name: 'Lamps' } }));
  await act(async () => router.history.push('/other'));
  await waitFor(() => expect(result.current).not.toBeNull());
});
