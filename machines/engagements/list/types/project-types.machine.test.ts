import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../../testing/connect.ts';
import { testPaths } from '../../../testing/paths.suite.ts';
import { projectTypesMachine } from './project-types.machine.ts';
import { testModel } from './project-types.test-model.ts';

testPaths(testModel);

describe('project types on the reference server', () => {
  async function opened() {
    connectAs(await createNodeServer(), 'ava', 'aster');
    const actor = createActor(projectTypesMachine, {
      input: { createId: () => crypto.randomUUID() },
    }).start();
    await waitFor(actor, (state) => state.matches({ list: 'shown' }));
    return actor;
  }

  it('a type is added, a taken name is rejected at its field, and a type in use stays', async () => {
    const actor = await opened();
    const added: string[] = [];
    actor.on('type.added', ({ id }) => void added.push(id));
    const taken = actor.getSnapshot().context.types?.[0]?.value ?? '';
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

  it.each(['list.reload', 'tab.returned'] as const)(
    'the dialogs stay open, with what is typed, when the types load again after %s',
    async (type) => {
      const actor = await opened();
      actor.send({ type: 'types.open' });
      actor.send({ type: 'type.add' });
      const { form } = actor.getSnapshot().children;
      if (!form) throw new Error('Expected an open dialog.');
      form.send({ type: 'form.changed', change: { value: 'Pilot' } });
      await api.createEngagementProjectType({
        body: { id: crypto.randomUUID(), value: 'Support' },
      });
      actor.send({ type });
      expect(actor.getSnapshot().matches({ list: 'loading' })).toBe(true);
      const state = await waitFor(actor, (each) => each.matches({ list: 'shown' }));
      expect(state.context.types?.map(({ value }) => value)).toContain('Support');
      expect(state.value).toEqual({ list: 'shown', overview: 'open', dialog: 'editing' });
      expect(state.children.form).toBe(form);
      const { status, context } = form.getSnapshot();
      expect([status, context.form]).toEqual(['active', { value: 'Pilot' }]);
    },
  );

  it('the dialog that lists the types stays open when a type is added and when one is deleted', async () => {
    const actor = await opened();
    actor.send({ type: 'types.open' });
    actor.send({ type: 'type.add' });
    const { form } = actor.getSnapshot().children;
    form?.send({ type: 'form.changed', change: { value: 'Pilot' } });
    form?.send({ type: 'SAVE' });
    const find = () => actor.getSnapshot().context.types?.find(({ value }) => value === 'Pilot');
    await waitFor(actor, (state) => find() !== undefined && state.matches({ dialog: 'closed' }));
    expect(actor.getSnapshot().matches({ overview: 'open' })).toBe(true);
    const part = find();
    if (!part) throw new Error('Expected the new type in the list.');
    actor.send({ type: 'type.delete', part });
    actor.getSnapshot().children.deletion?.send({ type: 'YES' });
    await waitFor(actor, () => find() === undefined);
    expect(actor.getSnapshot().value).toEqual({
      list: 'shown',
      overview: 'open',
      dialog: 'closed',
    });
  });
});
