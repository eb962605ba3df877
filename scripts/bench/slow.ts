import type { Browser, CDPSession, Page } from 'playwright';

/** 1.6 Mbit/s, a round trip of 150 ms, and a processor four times slower. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const cpuRate = 4;

/**
 * Slows a page down, and every service worker of the browser with it: DevTools slow each down on
 * its own, and what a service worker fetches for a page would come at full speed else.
 */
export async function slowDown(browser: Browser, page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await slowWorkers(browser);
}

const withSlowWorkers = new WeakSet<Browser>();

async function slowWorkers(browser: Browser): Promise<void> {
  if (withSlowWorkers.has(browser)) return;
  withSlowWorkers.add(browser);
  const session = await browser.newBrowserCDPSession();
  session.on('Target.targetCreated', ({ targetInfo }) => {
    if (targetInfo.type !== 'service_worker') return;
    slowWorker(session, targetInfo.targetId).catch(() => undefined); // it has ended already
  });
  await session.send('Target.setDiscoverTargets', { discover: true });
}

/** A worker that is only starting forgets what it is told: it is told again until it runs. */
const pauses = [0, 20, 40, 80, 160, 320];

async function slowWorker(session: CDPSession, targetId: string): Promise<void> {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  let id = 0;
  const tell = (method: string, params = {}) => {
    id += 1;
    const message = JSON.stringify({ id, method, params });
    return session.send('Target.sendMessageToTarget', { sessionId, message });
  };
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await tell('Network.enable');
    await tell('Network.emulateNetworkConditions', network);
  }
}

/** Empties the HTTP cache; what the page keeps otherwise stays. */
export const forgetHttpCache = (session: CDPSession) => session.send('Network.clearBrowserCache');
