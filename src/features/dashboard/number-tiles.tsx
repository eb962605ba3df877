import { Bell, ClipboardCheck, Laptop } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { CountTile } from './count-tile.tsx';
import type { TileGroupActor } from './use-dashboard.ts';

interface NumberTileProps {
  /** Null until its machine has started. */
  actor: TileGroupActor | null;
  /** Whether its page can be opened; no page can without organization settings. */
  isOpen: boolean;
}

/** The number of unread notifications, for people with access to their page. */
export function NotificationsTile({ actor, isOpen }: NumberTileProps) {
  const text = useText('dashboard');
  return (
    <CountTile
      actor={actor}
      label={text('unreadNotifications')}
      icon={Bell}
      of={({ notifications }) => notifications?.unreadNotificationCount}
      {...(isOpen && { link: { to: '/notification', title: text('openNotifications') } })}
    />
  );
}

/** The number of reviews that wait for the person, as their list counts them. Source: REVW-D31. */
export function ReviewsTile({ actor, isOpen }: NumberTileProps) {
  const text = useText('dashboard');
  const search = { 'filter.waiting': 'yes' };
  return (
    <CountTile
      actor={actor}
      label={text('reviewsWaiting')}
      icon={ClipboardCheck}
      of={({ reviews }) => reviews?.waiting}
      {...(isOpen && { link: { to: '/performance/reviews', search, title: text('openReviews') } })}
    />
  );
}

/** The number of assets assigned to the person. */
export function AssetsTile({ actor, isOpen }: NumberTileProps) {
  const text = useText('dashboard');
  return (
    <CountTile
      actor={actor}
      label={text('assetsInHands')}
      icon={Laptop}
      of={({ assets }) => assets?.assigned}
      getNote={({ assets }) =>
        assets &&
        [
          assets.ofTeams > 0 && text('assetsOfTeams', { count: assets.ofTeams }),
          assets.toAccept > 0 && text('assetsToAccept', { count: assets.toAccept }),
        ]
          .filter((note) => note !== false)
          .join(' · ')
      }
      {...(isOpen && { link: { to: '/myAssets', title: text('openAssets') } })}
    />
  );
}
