import { useSelector } from '@xstate/react';
import { Bell } from 'lucide-react';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { FailedTile, Tile, WaitingTile } from './tile.tsx';
import type { DashboardActor } from './time-tiles.tsx';

interface NotificationsTileProps {
  actor: DashboardActor | null;
  /** Whether their page can be opened: without organization settings no page can. */
  isOpen: boolean;
}

/** What is unread, for those with the page of notifications. Null until its chart is there. */
export function NotificationsTile({ actor, isOpen }: NotificationsTileProps) {
  const text = useText('dashboard');
  const tile = { label: text('unreadNotifications'), icon: Bell };
  return actor ? <Unread actor={actor} isOpen={isOpen} tile={tile} /> : <WaitingTile {...tile} />;
}

interface UnreadProps {
  actor: DashboardActor;
  isOpen: boolean;
  tile: { label: string; icon: typeof Bell };
}

function Unread({ actor, isOpen, tile }: UnreadProps) {
  const text = useText('dashboard');
  const { number } = useFormat();
  const isKnown = useSelector(actor, (state) => state.hasTag('known'));
  const cause = useSelector(actor, ({ context }) => context.cause);
  const hasFailed = useSelector(actor, (state) => state.matches('unavailable'));
  const count = useSelector(
    actor,
    ({ context }) => context.answer?.notifications?.unreadNotificationCount ?? 0,
  );
  const page = { to: '/notification' as const, title: text('openNotifications') };
  if (hasFailed)
    return <FailedTile {...tile} cause={cause} onRetry={() => actor.send({ type: 'RETRY' })} />;
  if (!isKnown) return <WaitingTile {...tile} />;
  return (
    <Tile {...tile} {...(isOpen && { link: page })}>
      {number(count)}
    </Tile>
  );
}
