import { createActor, SimulatedClock, waitFor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs, down, type ServerWithScenario } from '../testing/connect.ts';
import { buildEntry } from '../testing/fixtures.ts';
import { testPaths } from '../testing/prove-paths.suite.ts';
import { testModel } from './entry-suggestions.guide.ts';
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
  it('are the most recent entries once the field is entered, and no call before', async () => {
    const { actor, offered, until } = startActor();
    const requested = vi.spyOn(api, 'getMostRecentEntries');
    expect(requested).not.toHaveBeenCalled();
    actor.send({ type: 'field.entered' });
    await until('known');
    const { clockWorkEntries } = await api.getMostRecentEntries({ path: { n: 10 } });
    expect(offered()[0]).toBe(clockWorkEntries.find(({ description }) => description)?.description);
    requested.mockRestore();
  });

  it('show with the first letter what the page has read already, while the server is asked', () => {
    const { actor, offered, isOpen } = startActor();
    actor.send({ type: 'entries.known', entries: [plan] });
    actor.send({ type: 'field.entered' });
    expect(isOpen()).toBe(false);
    actor.send({ type: 'text.typed', text: 'P' });
    expect(isOpen()).toBe(true);
    expect(offered()).toEqual(['Plan the week']);
    expect(actor.getSnapshot().matches({ source: 'loading' })).toBe(true);
  });

  it('are looked for among all days once the typing pauses', async () => {
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

  it('are not looked for once what was typed has been started, and the field is empty', async () => {
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

  it('are looked for, too, where the person has typed faster than the recent ones came', async () => {
    const { actor, clock, offered, until } = startActor();
    actor.send({ type: 'field.entered' });
    actor.send({ type: 'text.typed', text: 'release notes' });
    await waitFor(actor, (state) => state.matches({ source: 'typing' }));
    clock.increment(200);
    await until('known');
    expect(offered()).toContain('Write the release notes');
  });

  it('are walked by the arrow keys, around both ends, and Enter takes the chosen one', () => {
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

  it('close with Escape, with leaving, and where something else fills the field', () => {
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

  it('stay what the page has where the server is down, and are asked for with the next entering', async () => {
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
