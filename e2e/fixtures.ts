import { test as base, expect, type BrowserContext, type Request } from '@playwright/test';

/** Errors that a test announces before it provokes them. */
export interface PageErrors {
  /** Matching console errors, page errors and the like are expected in this test. */
  announce(...expected: RegExp[]): void;
}

/** The browser's message for a response of 400 or more, or for none. */
export const failedRequest = /Failed to load resource/;

/** Leaving a page aborts its check for a newer service worker; this is no error of the app. */
const abortedUpdate = /Failed to update a ServiceWorker/;

/** API calls without a response yet, by browser context. */
const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** The stream of notifications never ends. */
const isCall = (request: Request) =>
  !request.serviceWorker() && /\/api\/(?!.*\/hubs\/)/.test(new URL(request.url()).pathname);

function followCalls(context: BrowserContext): void {
  const calls = new Set<Request>();
  underWay.set(context, calls);
  context.on('request', (request) => isCall(request) && calls.add(request));
  context.on('requestfinished', (request) => calls.delete(request));
  context.on('requestfailed', (request) => calls.delete(request));
}

/** A closed tab receives no response, and no event reports it. */
const isObserved = (request: Request) => !request.frame().page().isClosed();

/** Waits until the requests of all tabs of a browser have their responses. */
export const awaitResponses = (context: BrowserContext): Promise<void> =>
  expect
    .poll(() => [...(underWay.get(context) ?? [])].filter(isObserved).map((call) => call.url()))
    .toEqual([]);

/**
 * A test fails on any console error, uncaught error or violation of the Content-Security-Policy in
 * any of its tabs, unless it has announced it.
 */
export const test = base.extend<{ pageErrors: PageErrors }>({
  pageErrors: [
    async ({ context }, provide) => {
      followCalls(context);
      const found: string[] = [];
      const announced: RegExp[] = [abortedUpdate];
      context.on('console', (message) => {
        const text = message.text();
        const isBreach = /Content Security Policy|TrustedScript|require-trusted-types/i.test(text);
        if (message.type() === 'error' || isBreach) {
          found.push(`${message.type()}: ${text} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => found.push(`uncaught: ${String(error.error())}`));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (breach) => {
          console.error(
            `Content Security Policy: ${breach.violatedDirective} ${breach.blockedURI}`,
          );
        });
      });
      await provide({ announce: (...expected) => announced.push(...expected) });
      const surprising = found.filter((text) => !announced.some((each) => each.test(text)));
      expect(surprising, 'nothing may be written to the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
