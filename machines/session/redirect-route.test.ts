import { describe, expect, it } from 'vitest';
import { isClockWork, isRoot, isSignInStep, safeRedirectRoute } from './redirect-route.ts';

const base = 'https://portal.example/';

describe('the redirect address', () => {
  it.each([
    ['/ClockWork?date=2026-01-02#e1', '/ClockWork?date=2026-01-02#e1'],
    ['https://portal.example/dashBoard', '/dashBoard'],
    ['dashBoard', '/dashBoard'],
  ])('the redirect follows %s with its query and hash', (raw, target) => {
    expect(safeRedirectRoute(raw, base)).toBe(target);
  });

  it.each([
    'https://evil.example/dashBoard',
    '//evil.example',
    'https://portal.example//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://portal.example.evil.example/',
    'http://portal.example/dashBoard',
    '',
  ])('the redirect rejects %s', (raw) => {
    expect(safeRedirectRoute(raw, base)).toBeNull();
  });

  it('the redirect never returns to a sign-in step', () => {
    for (const step of ['/login', '/callback?code=1', '/tenant-gateway']) {
      expect(safeRedirectRoute(step, base)).toBeNull();
    }
  });

  it('the redirect stays in the folder that the app is served from', () => {
    expect(safeRedirectRoute('/portal/ClockWork', 'https://x.example/portal/')).toBe('/ClockWork');
    expect(safeRedirectRoute('/other', 'https://x.example/portal/')).toBeNull();
  });
});

it('the root leads to the Dashboard, with or without a query', () => {
  expect(isRoot('/')).toBe(true);
  expect(isRoot('/?seed=large')).toBe(true);
  expect(isRoot('/dashBoard')).toBe(false);
});

it('the ClockWork page is recognized by its address', () => {
  expect(isClockWork('/ClockWork?date=2026-01-02')).toBe(true);
  expect(isClockWork('/clockwork-analytics')).toBe(false);
});

it.each([
  ['https://portal.example/app/login', true],
  ['https://portal.example/app/tenant-gateway?again', true],
  ['https://portal.example/app/callback?code=1', false],
  ['https://portal.example/app/ClockWork', false],
  ['https://portal.example/app/', false],
])('the address %s is a sign-in step: %s', (href, isStep) => {
  expect(isSignInStep(href, 'https://portal.example/app/')).toBe(isStep);
});
