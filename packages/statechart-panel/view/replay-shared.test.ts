import { describe, expect, it } from 'vitest';
import { connectInPage } from '../core/link/in-page.ts';
import type { Command } from '../core/link/protocol.ts';
import { pack } from '../core/share/pack.ts';
import { rejectedStart } from '../testing/test-interactions.ts';
import { createPanelStore } from './panel-store.ts';
import { replayShared } from './replay-shared.ts';

const actor = { id: 'a', chart: 'a', parent: null, isFrozen: false, status: 'active' } as const;

function connected() {
  const commands: Command[] = [];
  const { link, notify } = connectInPage((command) => commands.push(command));
  const send = (command: Command) => link.send(command);
  return { commands, notify, send, store: createPanelStore(link) };
}

describe('a shared interaction in the address', () => {
  it('the interaction is replayed once, when its own story runs', async () => {
    const { commands, notify, send, store } = connected();
    const replayed = replayShared(await pack(rejectedStart), store, send);
    // The text is loaded before the panel subscribes to the story.
    await expect.poll(() => commands).toEqual([{ type: 'hello' }]);
    notify({ story: { id: 'another', title: '', name: '' }, actors: [actor] });
    notify({ story: { id: rejectedStart.story, title: '', name: '' } });
    expect(commands).toHaveLength(1);
    notify({ actors: [actor] });
    notify({ head: '1' });
    expect(await replayed).toBeNull();
    expect(commands).toEqual([{ type: 'hello' }, { type: 'replay', interaction: rejectedStart }]);
  });

  it('the panel says what is wrong with an interaction that cannot be parsed', async () => {
    const { commands, send, store } = connected();
    expect(await replayShared('damaged', store, send)).toContain('damaged or cut off');
    expect(commands).toEqual([]);
  });
});
