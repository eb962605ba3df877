import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { leaveAssets } from './slim-msw.ts';

/** Whether the service worker leaves what is asked for at this address to the browser. */
function isLeft(url: string): boolean {
  let isStopped = false;
  const event = { request: { url }, stopImmediatePropagation: () => (isStopped = true) };
  runInNewContext(leaveAssets, {
    URL,
    registration: { scope: 'https://portal.example/atrium/' },
    addEventListener: (_type: string, hear: (asked: typeof event) => void) => hear(event),
  });
  return isStopped;
}

it.each([
  ['https://portal.example/atrium/assets/start-1.js', true],
  ['https://portal.example/atrium/api/aster/Asset/depreciation/assets/2024', false],
  ['https://portal.example/atrium/', false],
  ['https://elsewhere.example/atrium/assets/start-1.js', false],
])('the service worker leaves the app\u2019s own files alone to the browser: %s', (url, left) => {
  expect(isLeft(url)).toBe(left);
});
