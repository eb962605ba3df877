import { expect, it } from 'vitest';
import { isBeginning, getSteps } from './first-steps.ts';

const nothing = { settings: false, logo: false, team: false, service: false, vendor: false };
const all = { settings: true, logo: true, team: true, service: true, vendor: true };

it('without organization settings only their page is open', () => {
  const open = (hasSettings: boolean) =>
    getSteps(nothing, hasSettings).flatMap(({ name, isOpen }) => (isOpen ? [name] : []));
  expect(open(false)).toEqual(['settings', 'logo']);
  expect(open(true)).toEqual(['settings', 'logo', 'team', 'service', 'vendor']);
});

it('what the person has no right to do is none of their steps', () => {
  const steps = getSteps({ ...nothing, settings: null, logo: null }, true);
  expect(steps.map(({ name }) => name)).toEqual(['team', 'service', 'vendor']);
});

it('an organization is beginning until all but the logo is done, for those who can do something', () => {
  expect(isBeginning(getSteps(nothing, false))).toBe(true);
  expect(isBeginning(getSteps({ ...all, vendor: false }, true))).toBe(true);
  expect(isBeginning(getSteps({ ...all, logo: false }, true))).toBe(false);
  expect(isBeginning(getSteps({ ...nothing, settings: null, logo: null }, false))).toBe(false);
});
