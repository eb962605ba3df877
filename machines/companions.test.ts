import { createActor, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { report } from './children.ts';
import {
  companion,
  companionActors,
  companionTransitions,
  getCompanion,
  getPart,
  invokeCompanions,
  openedPart,
  partTransitions,
} from './companions.ts';

const countsMachine = setup({
  types: { context: {} as { counted: number }, events: {} as { type: 'rows.changed' } },
}).createMachine({
  id: 'counts',
  context: { counted: 0 },
  on: { 'rows.changed': { actions: ({ context }) => void (context.counted += 1) } },
});

const actionMachine = setup({
  types: { events: {} as { type: 'act' }, emitted: {} as { type: 'row.changed'; id: string } },
  actions: { reportChanged: report({ type: 'row.changed', id: 'first' }) },
}).createMachine({ id: 'action', on: { act: { actions: 'reportChanged' } } });

const questionMachine = setup({
  types: {
    context: {} as { name: string },
    input: {} as { name: string },
    events: {} as { type: 'YES' | 'NO' },
  },
}).createMachine({
  id: 'question',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: { on: { YES: 'confirmed', NO: 'closed' } },
    confirmed: { type: 'final' },
    closed: { type: 'final' },
  },
  output: ({ context }) => ({ confirmed: context.name }),
});

function start() {
  const companions = [
    companion(countsMachine),
    companion(actionMachine, {
      reports: {
        'row.changed': ({ id }) => [
          { type: 'reload', id },
          { to: countsMachine, event: { type: 'rows.changed' } },
        ],
      },
    }),
  ];
  const parts = [openedPart(questionMachine, () => [{ type: 'reload', id: 'confirmed' }])];
  const reloaded: string[] = [];
  const parentMachine = setup({
    types: {
      events: {} as
        | { type: 'reload'; id: string }
        | { type: 'part.open'; part: string; input: unknown },
    },
    actors: companionActors([...companions, ...parts]),
  }).createMachine({
    id: 'parent',
    invoke: invokeCompanions(companions) as never[],
    on: {
      ...companionTransitions(companions),
      ...partTransitions(parts),
      reload: { actions: ({ event }) => void reloaded.push(event.id) },
    },
  });
  return { parent: createActor(parentMachine).start(), reloaded };
}

describe('the companions of a machine', () => {
  it('a report of a companion becomes an event of its parent, and of another companion', () => {
    const { parent, reloaded } = start();
    getCompanion(parent.getSnapshot(), actionMachine).send({ type: 'act' });
    expect(reloaded).toEqual(['first']);
    const counts = getCompanion(parent.getSnapshot(), countsMachine);
    expect(counts.getSnapshot().context.counted).toBe(1);
  });

  it('a machine that is no companion is not found', () => {
    const { parent } = start();
    expect(() => getCompanion(parent.getSnapshot(), questionMachine)).toThrow('question');
  });
});

describe('the parts that a machine opens', () => {
  it('a part that is opened again starts again', () => {
    const { parent } = start();
    expect(getPart(parent.getSnapshot(), questionMachine)).toBeUndefined();
    parent.send({ type: 'part.open', part: 'question', input: { name: 'first' } });
    parent.send({ type: 'part.open', part: 'question', input: { name: 'second' } });
    const part = getPart(parent.getSnapshot(), questionMachine);
    expect(part?.getSnapshot().context.name).toBe('second');
  });

  it('a closed part passes what it has changed to its parent as an event', () => {
    const { parent, reloaded } = start();
    parent.send({ type: 'part.open', part: 'question', input: { name: 'first' } });
    getPart(parent.getSnapshot(), questionMachine)?.send({ type: 'YES' });
    expect(reloaded).toEqual(['confirmed']);
  });
});
