import type { CDPSession, Page } from 'playwright';

/** A connection from the view of a web server. */
export interface Line {
  /** Shared by all responses in progress. */
  bytesPerSecond: number;
  /** Latency of each response in ms. */
  latency: number;
}

/** 1.6 Mbit/s, with 150 ms latency per response. */
export const slowLine: Line = { bytesPerSecond: 1_600_000 / 8, latency: 150 };

/**
 * A processor four times slower. The network is throttled in the web server, since DevTools
 * throttling does not affect service worker requests.
 */
export async function slowDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Clears the HTTP cache; other storage of the page stays. */
export const clearHttpCache = (session: CDPSession) => session.send('Network.clearBrowserCache');
