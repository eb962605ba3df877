import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { testModel as deletionModel } from './project-type-deletion.test-model.ts';
import { testModel as typeModel } from './project-type.test-model.ts';
import { projectTypesMachine } from './project-types.machine.ts';
import { testModel } from './project-types.test-model.ts';

testPaths(testModel);
testPaths(typeModel);
testPaths(deletionModel);

describe('project types on the reference server', () => {
  it('a type is added, a taken name is rejected at its field, and a type in use stays', async () => {
    connectAs(await createNodeServer(), 'ava', 'aster');
    const actor = createActor(projectTypesMachine, {
      input: { createId: () => crypto.randomUUID() },
    }).start();
    const added: string[] = [];
    actor.on('type.added', ({ id }) => void added.push(id));
    const { context } = await waitFor(actor, (state) => state.matches({ list: 'shown' }));
    const taken = context.types?.[0]?.value ?? '';
    actor.send({ type: 'type.add' });
    const form = actor.getSnapshot().children.form;
    if (!form) throw new Error('Expected an open dialog.');
    form.send({ type: 'form.changed', change: { value: taken } });
    form.send({ type: 'SAVE' });
    const rejected = await waitFor(form, (state) => state.matches('editing'));
    expect(rejected.context.errors).toHaveProperty('value');
    form.send({ type: 'form.changed', change: { value: 'Pilot' } });
    form.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches({ dialog: 'closed', list: 'shown' }));
    const find = (value: string) =>
      actor.getSnapshot().context.types?.find((type) => type.value === value);
    expect(find('Pilot')?.id).toBe(added[0]);
    const used = find('Fixed price');
    if (!used) throw new Error('The demo data must have the type Fixed price.');
    actor.send({ type: 'type.delete', part: used });
    const deletion = actor.getSnapshot().children.deletion;
    deletion?.send({ type: 'YES' });
    if (!deletion) throw new Error('Expected a confirmation.');
    await waitFor(deletion, (state) => state.matches('confirming'));
    deletion.send({ type: 'CANCEL' });
    expect(find('Fixed price')).toBeDefined();
  });
});
