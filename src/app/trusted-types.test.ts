import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Rules {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
}

let rules: Rules | null = null;

beforeEach(async () => {
  vi.stubGlobal('location', new URL('https://portal.example/'));
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_: string, given: Rules) => {
      rules = given;
    },
  });
  (await import('./trusted-types.ts')).installTrustedTypes();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the Trusted Types policy allows only scripts of its own origin', () => {
  const address = 'https://portal.example/mockServiceWorker.js';
  expect(rules?.createScriptURL(address)).toBe(address);
  expect(() => rules?.createScriptURL('https://evil.example/worker.js')).toThrow(TypeError);
});

it('the Trusted Types policy lets an element be emptied, and writes no HTML', () => {
  expect(rules?.createHTML('')).toBe('');
  expect(() => rules?.createHTML('<img src=x onerror=alert(1)>')).toThrow(TypeError);
});
