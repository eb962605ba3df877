import { useSelector } from '@xstate/react';
import { SlidersHorizontal } from 'lucide-react';
import { getShown } from '#machines/dashboard/arrangement.ts';
import type { TileArrangementActor } from '#machines/dashboard/tile-arrangement.machine.ts';
import { useText } from '#i18n/text.tsx';
import { ArrangeTiles } from '#records/report/arrange-tiles.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './ui-demos.module.css';
import { useGoods } from './use-goods.ts';

/** The grid of the Dashboard with sample tiles: order, hide, show, reset. Source: INTEG-004. */
export function TilesDemo({ actor }: { actor: TileArrangementActor }) {
  const text = useText('dashboard');
  const goods = useGoods();
  const names = useSelector(actor, ({ context }) => context.names);
  const arrangement = useSelector(actor, ({ context }) => context.arrangement);
  const getLabel = (name: string) => goods.find(({ id }) => id === name)?.label ?? name;
  return (
    <>
      <Button
        size="small"
        icon={<SlidersHorizontal aria-hidden="true" />}
        onPress={() => actor.send({ type: 'tiles.arrange' })}
      >
        {text('arrange')}
      </Button>
      <ul className={styles.tiles}>
        {getShown(names, arrangement).map((name) => (
          <li key={name} className={styles.tile}>
            {getLabel(name)}
          </li>
        ))}
      </ul>
      <ArrangeTiles actor={actor} getLabel={getLabel} />
    </>
  );
}
