import { defineConfig, devices } from '@playwright/test';
import { origins, ports } from './e2e/real-provider/addresses.ts';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

const port = 4173;
const baseURL = `http://127.0.0.1:${port}`;

/** Journeys through the built app, with the reference server in the browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // One more than cores: a journey waits a quarter of its time.
  workers: 3,
  // Generous: a busy machine is slow, and that is not what is asked here.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Nobody watches what fades.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer: [
    preview(port),
    // The same build beside another identity provider and an API over HTTP.
    preview(ports.app, {
      CSP_CONNECT: `${origins.provider} ${origins.api} ${origins.demoApi}`,
    }),
  ],
});

/** The built app as it is served, with its security headers. */
function preview(onPort: number, env: Record<string, string> = {}) {
  return {
    command: `vite preview --host 127.0.0.1 --port ${onPort} --strictPort`,
    url: `http://127.0.0.1:${onPort}`,
    env,
    reuseExistingServer: false,
    timeout: 60_000,
  };
}
