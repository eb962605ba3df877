import { expect, it } from 'vitest';
import { browserName, parseBrowser } from './browser.ts';

const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    'Firefox',
    'Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  ],
  ['Chrome', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${engine} Chrome/142.0.0.0 Safari/537.36`],
  [
    'Chrome',
    'Linux',
    `Mozilla/5.0 (X11; Linux x86_64) ${engine} HeadlessChrome/142.0 Safari/537.36`,
  ],
  [
    'Edge',
    'Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`,
  ],
  [
    'Safari',
    'iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari',
    'macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  ],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${engine} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
  ],
  ['', '', 'node'],
  ['', '', ''],
])('the user agent is identified as %s on %s', (browser, system, userAgent) => {
  expect(parseBrowser(userAgent)).toEqual({ browser, system });
});

it.each([
  [
    'Chrome on Linux',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36',
  ],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'],
  ['Conformance kit', 'Conformance kit'],
  ['', ''],
])('the browser is called “%s” for the user agent %j', (name, userAgent) => {
  expect(browserName(userAgent)).toBe(name);
});
