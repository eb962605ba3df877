import { expect, it } from 'vitest';
import { isBeginning, getSteps } from './first-steps.ts';

const nothing = { settings: false, logo: false, team: false, service: false, vendor: false };
const all = { settings: true, logo: true, team: true, service: true, vendor: true };

it('only the organization settings page is available without organization settings', () => {
  const open = (hasSettings: boolean) =>
    getSteps(nothing, hasSettings).flatMap(({ name, isOpen }) => (isOpen ? [name] : []));
  expect(open(false)).toEqual(['settings', 'logo']);
  expect(open(true)).toEqual(['settings', 'logo', 'team', 'service', 'vendor']);
});

it('the first steps leave out those that the user has no right to', () => {
  const steps = getSteps({ ...nothing, settings: null, logo: null }, true);
  expect(steps.map(({ name }) => name)).toEqual(['team', 'service', 'vendor']);
});

it('the first steps are shown until all but the logo are done, to users who can do some', () => {
  expect(isBeginning(getSteps(nothing, false))).toBe(true);
  expect(isBeginning(getSteps({ ...all, vendor: false }, true))).toBe(true);
  expect(isBeginning(getSteps({ ...all, logo: false }, true))).toBe(false);
  expect(isBeginning(getSteps({ ...nothing, settings: null, logo: null }, false))).toBe(false);
});
