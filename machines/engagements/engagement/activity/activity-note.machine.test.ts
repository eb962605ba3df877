import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs, type Observed } from '../../../testing/connect.ts';
import { testPaths } from '../../../testing/paths.suite.ts';
import { activityNoteMachine } from './activity-note.machine.ts';
import { testModel } from './activity-note.test-model.ts';
import { createEngagementWithActivity, getActivity } from '../parts/engagement-part.suite.ts';

testPaths(testModel);

let made: Awaited<ReturnType<typeof createEngagementWithActivity>>;
let observed: Observed;

beforeEach(async () => {
  observed = connectAs(await createNodeServer(), 'ava', 'aster');
  made = await createEngagementWithActivity();
  observed.calls.length = 0;
});

function open(part: null) {
  const input = { parentId: made.activityId, part };
  return createActor(activityNoteMachine, { input }).start();
}

describe('the note of an activity', () => {
  it('a note is saved once, however often Save is pressed', async () => {
    const actor = open(null);
    actor.send({ type: 'form.changed', change: { notes: 'Remember it.' } });
    actor.send({ type: 'SAVE' });
    actor.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.status === 'done');
    expect(observed.calls).toHaveLength(1);
    expect((await getActivity(made)).notes?.notes).toBe('Remember it.');
  });

  it('a note that someone else wrote first is not overwritten, and what is typed stays', async () => {
    const actor = open(null);
    actor.send({ type: 'form.changed', change: { notes: 'Mine' } });
    const { activityId } = made;
    await api.saveEngagementActivityNote({
      body: { id: crypto.randomUUID(), activityId, notes: 'Theirs' },
    });
    actor.send({ type: 'SAVE' });
    const { context } = await waitFor(actor, (state) => !state.hasTag('busy'));
    expect(context.form.notes).toBe('Mine');
    expect(context.failure?.message).toContain('Ava Stone');
    expect((await getActivity(made)).notes?.notes).toBe('Theirs');
  });
});
