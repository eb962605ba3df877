import { useSelector } from '@xstate/react';
import { History, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { useText } from '#i18n/text.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { FailedTile, Tile, WaitingTile } from './tile.tsx';
import type { RecentEntriesActor, TileGroupActor } from './use-dashboard.ts';

const RecentEntries = onDemand(() =>
  import('./recent-entries.container.tsx').then((module) => module.RecentEntries),
);

const Team = onDemand(() => import('./team.container.tsx').then((module) => module.Team));

/** The entries that can be continued, for people who record time. */
export function RecentTile({ actor }: { actor: RecentEntriesActor | null }) {
  const text = useText('dashboard');
  const tile = { label: text('recentEntries'), icon: History, isLarge: true };
  if (!actor) return <WaitingTile {...tile} />;
  return (
    <ReadTile tile={tile} actor={actor}>
      <RecentEntries actor={actor} />
    </ReadTile>
  );
}

interface TeamTileProps {
  /** Null until its machine has started. */
  actor: TileGroupActor | null;
  /** Whether the person can open the time report. */
  isOpen: boolean;
}

/** The team members at work, for team leads. */
export function TeamTile({ actor, isOpen }: TeamTileProps) {
  const text = useText('dashboard');
  const tile = { label: text('team'), icon: Users, isLarge: true };
  if (!actor) return <WaitingTile {...tile} />;
  const link = { to: '/timeReport', title: text('openTeamReport') } as const;
  return (
    <ReadTile tile={{ ...tile, ...(isOpen && { link }) }} actor={actor}>
      <Members actor={actor} />
    </ReadTile>
  );
}

function Members({ actor }: { actor: TileGroupActor }) {
  const team = useSelector(actor, ({ context }) => context.response?.team);
  return <Team members={team?.members ?? []} />;
}

interface ReadTileProps {
  tile: Omit<Parameters<typeof Tile>[0], 'children'>;
  actor: RecentEntriesActor | TileGroupActor;
  children: ReactNode;
}

/** A tile in the state of its machine. */
export function ReadTile({ tile, actor, children }: ReadTileProps) {
  const { label, icon, isLarge = false, isShort = false } = tile;
  const hasTag = (tag: string) => (state: AnyMachineSnapshot) => state.hasTag(tag);
  const isKnown = useSelector(actor, hasTag('known'));
  const hasFailed = useSelector(actor, hasTag('failed'));
  if (isKnown) return <Tile {...tile}>{children}</Tile>;
  const head = { label, icon, isLarge, isShort };
  return hasFailed ? <FailedTile {...head} /> : <WaitingTile {...head} />;
}
