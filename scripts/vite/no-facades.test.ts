import { expect, it } from 'vitest';
import { parseFacade, withoutFacades } from './no-facades.ts';

it.each([
  'export{t as openSession}from"./session-1a.js";',
  'import"./helpers-2b.js";export{t as openSession}from"./session-1a.js";\n',
])('a file that only exports what another file defines is a facade: %s', (code) => {
  expect(parseFacade(code)).toEqual({
    real: 'assets/session-1a.js',
    names: [['openSession', 't']],
  });
});

it.each([
  'var e=1;export{e as one};',
  'import{t as e}from"./session-1a.js";e();',
  'export{t as a}from"./x-1.js";export{t as b}from"./y-1.js";',
])('a file that does more is not a facade: %s', (code) => {
  expect(parseFacade(code)).toBeNull();
});

const facades = new Map([
  [
    'assets/frame-1a.js',
    { real: 'assets/all-2b.js', names: [['default', 't'] as const, ['year', 'year'] as const] },
  ],
]);

it('an import through a facade becomes an import from the file behind it, by its own names', () => {
  expect(withoutFacades('e(()=>import(`./frame-1a.js`),[])', facades)).toBe(
    'e(()=>import("./all-2b.js").then(e=>({default:e.t,year:e.year})),[])',
  );
});

it('a preload list names the file behind a facade', () => {
  expect(withoutFacades('m.f=["assets/frame-1a.js","assets/x-3c.css"]', facades)).toBe(
    'm.f=["assets/all-2b.js","assets/x-3c.css"]',
  );
});

it('all other code is left unchanged by the facade plugin', () => {
  const code = 'import(`./other-4d.js`);import{t}from"./all-2b.js"';
  expect(withoutFacades(code, facades)).toBe(code);
});
