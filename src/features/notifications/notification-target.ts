import type { Target } from '#machines/notifications/notifications.ts';

/** The target of a notification, as a route. */
export interface RouteTarget {
  /** The path of the route, which may not exist yet; null for a path that the app has stored. */
  route: string | null;
  href: string;
}

/** The address of a target; null for one that opens a dialog. Source: NOTIF-001. */
export function toRouteTarget(target: Target): RouteTarget | null {
  if (target.to === 'OwnAccessRequest') return null;
  if (target.to === 'Page') return { route: null, href: toOwnPath(target.path) };
  if (target.to === 'CycleListing') return buildListing('/performance/cycles', target);
  if (target.to === 'ReviewListing') return buildListing('/performance/reviews', target);
  if (target.to === 'MyAssets') return { route: '/myAssets', href: '/myAssets' };
  if (target.to === 'Assets') return buildAssetsTarget(target.assetIds);
  if (target.to === 'AccessRequests') {
    const route = '/accessRequests';
    return { route, href: `${route}?request=${encodeURIComponent(target.requestId)}` };
  }
  const overview = '/projects/projects-overview';
  const tab = target.tab === undefined ? '' : `?tab=${target.tab}`;
  return {
    route: `${overview}/$projectId`,
    href: `${overview}/${encodeURIComponent(target.projectId)}${tab}`,
  };
}

/** A path of this app, whoever has sent it: `//…` would be another origin. */
const toOwnPath = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;

interface Listing {
  step?: string | null;
  /** The review whose meeting the list opens. */
  meetingReviewId?: string;
}

/** A list at a step of its cycles, or with an open meeting. */
function buildListing(route: string, { step, meetingReviewId }: Listing): RouteTarget {
  const search = [
    ...(step ? [`step=${encodeURIComponent(step)}`] : []),
    ...(meetingReviewId === undefined ? [] : [`meeting=${encodeURIComponent(meetingReviewId)}`]),
  ];
  return { route, href: search.length > 0 ? `${route}?${search.join('&')}` : route };
}

/** A single asset links to its page, multiple assets to a list of only these. */
function buildAssetsTarget(assetIds: readonly string[]): RouteTarget {
  const [first = ''] = assetIds;
  if (assetIds.length === 1) {
    const route = '/assetManager/viewAsset';
    return { route, href: `${route}?assetId=${encodeURIComponent(first)}` };
  }
  return { route: '/assetManager', href: `/assetManager?filter.assetIds=${assetIds.join(',')}` };
}
