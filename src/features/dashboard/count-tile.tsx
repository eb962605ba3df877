import { useSelector } from '@xstate/react';
import { useFormat } from '#i18n/format.tsx';
import type { Tiles } from '#machines/dashboard/tiles.ts';
import { FailedTile, Tile, WaitingTile, type TileProps } from './tile.tsx';
import type { TileGroupActor } from './use-dashboard.ts';

interface CountTileProps extends Omit<TileProps, 'children'> {
  /** Null until its machine has started. */
  actor: TileGroupActor | null;
  /** The number, from the loaded tiles. */
  of: (tiles: Tiles) => number | undefined;
  /** An additional note, from the loaded tiles. */
  getNote?: (tiles: Tiles) => string | null;
}

/** A tile with a number that loads by itself. */
export function CountTile({ actor, ...tile }: CountTileProps) {
  return actor ? <Count actor={actor} {...tile} /> : <Waiting {...tile} />;
}

const Waiting = ({ label, icon }: Omit<CountTileProps, 'actor'>) => (
  <WaitingTile label={label} icon={icon} />
);

function Count({ actor, of, getNote, ...tile }: CountTileProps & { actor: TileGroupActor }) {
  const { number } = useFormat();
  const { label, icon } = tile;
  const isKnown = useSelector(actor, (state) => state.hasTag('known'));
  const hasFailed = useSelector(actor, (state) => state.hasTag('failed'));
  const count = useSelector(actor, ({ context: { response } }) => (response && of(response)) ?? 0);
  const note = useSelector(
    actor,
    ({ context: { response } }) => (response && getNote?.(response)) ?? '',
  );
  if (!isKnown) {
    return hasFailed ? <FailedTile label={label} icon={icon} /> : <Waiting of={of} {...tile} />;
  }
  return (
    <Tile {...tile} note={note}>
      {number(count)}
    </Tile>
  );
}
