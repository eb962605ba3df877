import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StreamEvent } from '#openapi/client/stream.ts';
import { hubName, joinHub } from './hub-tabs.ts';

const ben = { tenantId: 'aster', subject: 'ben' };
const event: StreamEvent = { id: '7', type: 'notification', data: { typeId: 2 } };
const leaving: (() => void)[] = [];

afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

function openTab(member = ben) {
  const tabs = joinHub(member, navigator.locks);
  const end = new AbortController();
  const received: StreamEvent[] = [];
  const onTurn = vi.fn<() => void>();
  leaving.push(
    tabs.onMessage((one) => received.push(one)),
    () => end.abort(),
  );
  const turn = tabs.takeTurn(end.signal).then(onTurn, () => undefined);
  return { tabs, received, onTurn, turn, close: () => end.abort() };
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('the tabs of a person on one hub', () => {
  it('the tabs take turns: the next one listens when the first is closed', async () => {
    const first = openTab();
    await first.turn;
    const second = openTab();
    const third = openTab();
    await aWhile();
    expect(second.onTurn).not.toHaveBeenCalled();
    first.close();
    await second.turn;
    expect(second.onTurn).toHaveBeenCalledOnce();
    expect(third.onTurn).not.toHaveBeenCalled();
  });

  it('the tabs that close while they wait never listen', async () => {
    const first = openTab();
    await first.turn;
    const second = openTab();
    second.close();
    first.close();
    await second.turn;
    expect(second.onTurn).not.toHaveBeenCalled();
  });

  it('the tabs receive events from each other, and not from themselves', async () => {
    const [first, second] = [openTab(), openTab()];
    first.tabs.broadcast(event);
    await vi.waitFor(() => expect(second.received).toEqual([event]));
  });

  it('the tabs ignore messages that are not events', async () => {
    const tab = openTab();
    const channel = new BroadcastChannel(hubName(ben));
    for (const word of [null, 'active', { id: 7 }, { id: '8', type: 'x' }, event]) {
      channel.postMessage(word);
    }
    await vi.waitFor(() => expect(tab.received).toEqual([event]));
    channel.close();
  });
});

it('each person and tenant has a separate hub', async () => {
  const here = openTab();
  const otherTenantTab = openTab({ ...ben, tenantId: 'birch' });
  await Promise.all([here.turn, otherTenantTab.turn]);
  here.tabs.broadcast(event);
  await aWhile();
  expect(otherTenantTab.received).toEqual([]);
});

it('without locks every tab listens for itself', async () => {
  const tabs = [joinHub(ben, undefined), joinHub(ben, undefined)];
  const { signal } = new AbortController();
  await expect(Promise.all(tabs.map((tab) => tab.takeTurn(signal)))).resolves.toHaveLength(2);
});
