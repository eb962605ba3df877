import { describe, expect, it } from 'vitest';
import { connectInPage } from '../core/link/in-page.ts';
import type { Command, PanelState } from '../core/link/protocol.ts';
import { buildInteraction, withoutResponses } from '../core/share/build-interaction.ts';
import { orderState } from '../testing/order-state.ts';
import { createPanelStore } from './panel-store.ts';
import { resumeStored, storeInteraction } from './stored-interaction.ts';

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

function openPage(storage: ReturnType<typeof createStorage>, shared: string | null = null) {
  const commands: Command[] = [];
  const { link, notify } = connectInPage((command) => commands.push(command));
  const store = createPanelStore(link);
  const send = (command: Command) => link.send(command);
  const story = orderState.story?.id ?? '';
  return { commands, notify, page: { store, send, story, shared, storage } };
}

const unjudged = (state: PanelState): PanelState => ({
  ...state,
  steps: state.steps.map((step) => ({ ...step, note: '', assessment: null })),
});

describe('a stored interaction with notes', () => {
  it('an interaction with notes is replayed with them after a reload', async () => {
    const storage = createStorage();
    storeInteraction(orderState, null, storage);
    const { commands, notify, page } = openPage(storage);
    const resumed = resumeStored(page);
    await expect.poll(() => commands).toEqual([{ type: 'hello' }]);
    notify({ story: orderState.story, actors: orderState.actors });
    expect(await resumed).toBeNull();
    const interaction = withoutResponses(buildInteraction(orderState));
    expect(commands.at(-1)).toEqual({ type: 'replay', interaction });
    expect(interaction.moves.at(-1)).toMatchObject({
      assessment: 'failed',
      note: expect.any(String),
    });
  });

  it('a stored interaction is replaced by a shared one in the address', () => {
    const storage = createStorage();
    storeInteraction(orderState, null, storage);
    expect(resumeStored(openPage(storage, 'another interaction').page)).toBeNull();
  });

  it('a stored interaction is replayed only in its own story', () => {
    const storage = createStorage();
    storeInteraction(orderState, null, storage);
    expect(resumeStored({ ...openPage(storage).page, story: 'another--interaction' })).toBeNull();
  });

  it('an interaction stays stored while it is replayed, and after an incomplete replay', () => {
    const storage = createStorage();
    storeInteraction(orderState, null, storage);
    const notYet = unjudged(orderState);
    storeInteraction({ ...notYet, play: { isPlaying: true, done: 1, of: 5 } }, null, storage);
    expect(resumeStored(openPage(storage).page)).not.toBeNull();
    const warning = { id: 'n1', kind: 'warning', text: 'Step 3 did not happen.' } as const;
    storeInteraction({ ...notYet, notices: [warning] }, null, storage);
    expect(resumeStored(openPage(storage).page)).not.toBeNull();
  });

  it('a stored interaction is cleared after a restart without notes', () => {
    const storage = createStorage();
    storeInteraction(orderState, null, storage);
    storeInteraction(unjudged(orderState), null, storage);
    expect(resumeStored(openPage(storage).page)).toBeNull();
  });
});

it('an interaction without notes is not stored', () => {
  const storage = createStorage();
  storeInteraction(unjudged(orderState), null, storage);
  expect(resumeStored(openPage(storage).page)).toBeNull();
});
