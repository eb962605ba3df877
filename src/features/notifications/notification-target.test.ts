import { expect, it } from 'vitest';
import { toRouteTarget } from './notification-target.ts';

it.each([
  [{ to: 'ReviewListing', step: 's 1' }, '/performance/reviews?step=s%201'],
  [{ to: 'ReviewListing', step: null }, '/performance/reviews'],
  [{ to: 'CycleListing' }, '/performance/cycles'],
  [
    { to: 'ReviewListing', step: null, meetingReviewId: 'r 1' },
    '/performance/reviews?meeting=r%201',
  ],
  [{ to: 'CycleListing', meetingReviewId: 'r1' }, '/performance/cycles?meeting=r1'],
  [{ to: 'MyAssets' }, '/myAssets'],
  [{ to: 'Assets', assetIds: ['a1'] }, '/assetManager/viewAsset?assetId=a1'],
  [{ to: 'Assets', assetIds: ['a1', 'a2'] }, '/assetManager?filter.assetIds=a1,a2'],
  [{ to: 'ProjectOverview', projectId: 'p/1' }, '/projects/projects-overview/p%2F1'],
  [{ to: 'Page', path: '/assetManager?sort=name' }, '/assetManager?sort=name'],
  [{ to: 'Page', path: '//evil.example/x' }, '/evil.example/x'],
] as const)('the notification target %j is at %s', (target, href) => {
  expect(toRouteTarget(target)?.href).toBe(href);
});

it('the notification targets have a route, by which the router knows whether it exists', () => {
  expect(toRouteTarget({ to: 'ProjectOverview', projectId: 'p1' })?.route).toBe(
    '/projects/projects-overview/$projectId',
  );
});

it('the own request for a right has no address, because it opens in a dialog', () => {
  expect(toRouteTarget({ to: 'OwnAccessRequest', privilege: 'assetManager.delete' })).toBeNull();
});
