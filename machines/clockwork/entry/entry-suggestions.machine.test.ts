import { createActor, SimulatedClock, waitFor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs, down, type ServerWithScenario } from '../../testing/connect.ts';
import { buildEntry } from '../../testing/fixtures.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './entry-suggestions.test-model.ts';
import { entrySuggestionsMachine } from './entry-suggestions.machine.ts';
import type { Suggestion } from './suggestions.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ben', 'aster');
});

function startActor() {
  const clock = new SimulatedClock();
  const actor = createActor(entrySuggestionsMachine, {
    clock,
    input: { isTextOnly: false },
  }).start();
  const takes: Suggestion[] = [];
  actor.on('suggestion.taken', ({ suggestion }) => takes.push(suggestion));
  const offered = () => actor.getSnapshot().context.offers.map(({ description }) => description);
  const until = (source: 'known' | 'unread' | 'searching') =>
    waitFor(actor, (state) => state.matches({ source }));
  const isOpen = () => actor.getSnapshot().matches({ list: 'open' });
  return { actor, clock, takes, offered, until, isOpen };
}

const plan = buildEntry({ description: 'Plan the week' });
const planned = buildEntry({
  id: '00000000-0000-4000-8000-000000000002',
  description: 'Planned maintenance',
  startTime: '2026-03-03T09:00:00.000Z',
});

describe('the suggestions for the next entry', () => {
  it('the suggestions are the most recent entries on focus, and nothing is requested before', async () => {
    const { actor, offered, until } = startActor();
    const requested = vi.spyOn(api, 'getMostRecentEntries');
    expect(requested).not.toHaveBeenCalled();
    actor.send({ type: 'field.entered' });
    await until('known');
    const { clockWorkEntries } = await api.getMostRecentEntries({ path: { n: 10 } });
    expect(offered()[0]).toBe(clockWorkEntries.find(({ description }) => description)?.description);
    requested.mockRestore();
  });

  it('the suggestions show loaded matches from the first letter while the server is requested', () => {
    const { actor, offered, isOpen } = startActor();
    actor.send({ type: 'entries.known', entries: [plan] });
    actor.send({ type: 'field.entered' });
    expect(isOpen()).toBe(false);
    actor.send({ type: 'text.typed', text: 'P' });
    expect(isOpen()).toBe(true);
    expect(offered()).toEqual(['Plan the week']);
    expect(actor.getSnapshot().matches({ source: 'loading' })).toBe(true);
  });

  it('the suggestions are searched in all days once typing pauses', async () => {
    const { actor, clock, offered, until } = startActor();
    const requested = vi.spyOn(api, 'searchClockWorkEntries');
    actor.send({ type: 'field.entered' });
    await until('known');
    actor.send({ type: 'text.typed', text: 'release notes' });
    clock.increment(200);
    await until('known');
    expect(requested).toHaveBeenCalledOnce();
    expect(offered()).toContain('Write the release notes');
    requested.mockRestore();
  });

  it('the suggestions are not searched once the typed text was started and the field is empty', async () => {
    const { actor, clock, until } = startActor();
    const requested = vi.spyOn(api, 'searchClockWorkEntries');
    actor.send({ type: 'field.entered' });
    await until('known');
    actor.send({ type: 'text.typed', text: 'release notes' });
    actor.send({ type: 'text.replaced', text: '' });
    clock.increment(200);
    await until('known');
    expect(requested).not.toHaveBeenCalled();
    requested.mockRestore();
  });

  it('the suggestions are also searched if the user types before the recent entries arrive', async () => {
    const { actor, clock, offered, until } = startActor();
    actor.send({ type: 'field.entered' });
    actor.send({ type: 'text.typed', text: 'release notes' });
    await waitFor(actor, (state) => state.matches({ source: 'typing' }));
    clock.increment(200);
    await until('known');
    expect(offered()).toContain('Write the release notes');
  });

  it('the arrow keys cycle through the suggestions, and Enter applies the selected one', () => {
    const { actor, takes, isOpen } = startActor();
    actor.send({ type: 'entries.known', entries: [plan, planned] });
    actor.send({ type: 'text.typed', text: 'plan' });
    const getSelected = () => actor.getSnapshot().context.selected;
    const [first, last] = actor.getSnapshot().context.offers.map(({ key }) => key);
    expect(actor.getSnapshot().can({ type: 'suggestion.accept' })).toBe(false);
    actor.send({ type: 'suggestion.selectPrevious' });
    expect(getSelected()).toBe(last);
    actor.send({ type: 'suggestion.selectNext' });
    expect(getSelected()).toBe(first);
    actor.send({ type: 'suggestion.accept' });
    expect(takes).toEqual([expect.objectContaining({ description: 'Plan the week', work: null })]);
    expect(isOpen()).toBe(false);
  });

  it('the suggestions close on Escape, on blur, and when the field is filled otherwise', () => {
    const { actor, isOpen } = startActor();
    actor.send({ type: 'entries.known', entries: [plan] });
    for (const close of [
      { type: 'CLOSE' } as const,
      { type: 'field.left' } as const,
      { type: 'text.replaced', text: '' } as const,
    ]) {
      actor.send({ type: 'text.typed', text: 'pl' });
      expect(isOpen()).toBe(true);
      actor.send(close);
      expect(isOpen()).toBe(false);
    }
  });

  it('the suggestions fall back to loaded entries while the server is down, until the next focus', async () => {
    const { actor, offered, until } = startActor();
    const requested = vi.spyOn(api, 'searchClockWorkEntries');
    server.setScenario(down);
    actor.send({ type: 'entries.known', entries: [plan] });
    actor.send({ type: 'field.entered' });
    await until('unread');
    actor.send({ type: 'text.typed', text: 'plan' });
    expect(offered()).toEqual(['Plan the week']);
    expect(actor.getSnapshot().matches({ source: 'unread' })).toBe(true);
    expect(requested).not.toHaveBeenCalled();
    requested.mockRestore();
  });
});
