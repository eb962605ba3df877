import type { CDPSession, Page } from 'playwright';

/** A line as a web server sees it. */
export interface Line {
  /** Shared by all that is under way. */
  bytesPerSecond: number;
  /** What each answer waits for, in ms. */
  latency: number;
}

/** 1.6 Mbit/s, and 150 ms for each answer. */
export const slowLine: Line = { bytesPerSecond: 1_600_000 / 8, latency: 150 };

/**
 * A processor four times slower. The line is slow in the web server instead: a page that DevTools
 * slow down leaves what its service worker fetches as fast as ever.
 */
export async function slowDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Empties the HTTP cache; what the page keeps otherwise stays. */
export const clearHttpCache = (session: CDPSession) => session.send('Network.clearBrowserCache');
