import { createActor, setup, waitFor, type ActorRefFrom } from 'xstate';
import { describe, expect, it } from 'vitest';
import { lazyCharts, openChild, removeEnded, report } from './children.ts';

interface Reported {
  type: 'name.reported';
  name: string;
}

const childMachine = setup({
  types: {
    context: {} as { name: string },
    input: {} as { name: string },
    events: {} as { type: 'report' | 'end' },
    emitted: {} as Reported,
  },
  actions: {
    reportName: report(({ context }) => ({ type: 'name.reported', name: context.name })),
  },
}).createMachine({
  id: 'child',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: { on: { report: { actions: 'reportName' }, end: 'ended' } },
    ended: { type: 'final' },
  },
});

type Child = ActorRefFrom<typeof childMachine>;

function createParent(load = () => Promise.resolve(childMachine)) {
  const charts = lazyCharts({ child: load });
  const machine = setup({
    types: {
      context: {} as { names: string[] },
      events: {} as { type: 'child.open'; name: string } | Reported,
      children: {} as { child: 'child' },
    },
    actors: charts.actors,
    actions: {
      open: openChild(charts, (_, { name }: { name: string }) => ({
        chart: 'child',
        id: 'child',
        input: { name },
      })),
    },
  }).createMachine({
    id: 'parent',
    context: { names: [] },
    on: {
      'child.open': { actions: { type: 'open', params: ({ event }) => event } },
      'name.reported': {
        actions: ({ context, event }) => context.names.push(event.name),
      },
      'xstate.done.actor.*': { actions: removeEnded() },
    },
  });
  return { charts, parent: createActor(machine).start() };
}

const opened = (snapshot: { children: { child?: Child } }) => snapshot.children.child !== undefined;

describe('a child whose chart loads when it is first opened', () => {
  it('the child opens once its chart has loaded, with the input of the event', async () => {
    const { parent } = createParent();
    parent.send({ type: 'child.open', name: 'first' });
    expect(parent.getSnapshot().children.child).toBeUndefined();
    const { children } = await waitFor(parent, opened);
    expect(children.child?.getSnapshot().context).toEqual({ name: 'first' });
  });

  it('the child opens at once after its chart was preloaded', async () => {
    const { charts, parent } = createParent();
    await charts.preload();
    parent.send({ type: 'child.open', name: 'first' });
    expect(parent.getSnapshot().children.child?.getSnapshot().value).toBe('open');
  });

  it('only the last of two children that wait for the same chart opens', async () => {
    const { parent } = createParent();
    parent.send({ type: 'child.open', name: 'first' });
    parent.send({ type: 'child.open', name: 'second' });
    const { children } = await waitFor(parent, opened);
    expect(children.child?.getSnapshot().context).toEqual({ name: 'second' });
  });

  it('a child takes the place of an earlier one, which ends', async () => {
    const { charts, parent } = createParent();
    await charts.preload();
    parent.send({ type: 'child.open', name: 'first' });
    const { child: first } = parent.getSnapshot().children;
    parent.send({ type: 'child.open', name: 'second' });
    expect(first?.getSnapshot().status).toBe('stopped');
    expect(parent.getSnapshot().children.child?.getSnapshot().context.name).toBe('second');
  });

  it('the child stays closed when its chart fails to load, and opens at the next attempt', async () => {
    let attempts = 0;
    const { charts, parent } = createParent(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(childMachine);
    });
    await charts.preload();
    expect(charts.isLoaded('child')).toBe(false);
    parent.send({ type: 'child.open', name: 'first' });
    await waitFor(parent, opened);
    expect(attempts).toBe(2);
  });
});

describe('a report to the parent', () => {
  it('the parent receives what its child reports', async () => {
    const { charts, parent } = createParent();
    await charts.preload();
    parent.send({ type: 'child.open', name: 'first' });
    parent.getSnapshot().children.child?.send({ type: 'report' });
    expect(parent.getSnapshot().context.names).toEqual(['first']);
  });

  it('a chart without a parent emits what it would report', () => {
    const child = createActor(childMachine, { input: { name: 'only' } }).start();
    const emitted: Reported[] = [];
    child.on('name.reported', (event) => emitted.push(event));
    child.send({ type: 'report' });
    expect(emitted).toEqual([{ type: 'name.reported', name: 'only' }]);
  });

  it('a child that has ended is removed by its parent', async () => {
    const { charts, parent } = createParent();
    await charts.preload();
    parent.send({ type: 'child.open', name: 'first' });
    parent.getSnapshot().children.child?.send({ type: 'end' });
    expect(parent.getSnapshot().children.child).toBeUndefined();
  });
});
