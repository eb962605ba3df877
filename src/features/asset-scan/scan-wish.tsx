import { useSelector } from '@xstate/react';
import type { ScanAssetsActor } from '#machines/asset-scan/scan-assets.machine.ts';
import { deeds, type Deed } from '#machines/asset-scan/scan.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { onDemand } from '#ui/on-demand.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { deedRules } from './deed-rules.ts';
import styles from './scan.module.css';

const WishField = onDemand(() =>
  import('./wish-field.part.tsx').then((module) => module.WishField),
);

/** Why each deed is not offered, where it is not. */
const useReasons = (): Readonly<Record<Deed['what'], string | null>> => ({
  open: useBlocked(deedRules.open).reason,
  assign: useBlocked(deedRules.assign).reason,
  takeBack: useBlocked(deedRules.takeBack).reason,
  move: useBlocked(deedRules.move).reason,
  status: useBlocked(deedRules.status).reason,
});

/** What is done with each asset, and with whom, where or to which status: chosen once. */
export function ScanWish({ actor }: { actor: ScanAssetsActor }) {
  const text = useText('assetScan');
  const what = useSelector(actor, ({ context }) => context.wish.what);
  const reasons = useReasons();
  const isUnset = useSelector(actor, ({ context }) => context.mark?.what === 'unset');
  return (
    <>
      <RadioGroup
        label={text('what')}
        orientation="horizontal"
        options={deeds.map((id) => ({
          id,
          label: text(`what_${id}`),
          isDisabled: reasons[id] !== null,
          description: reasons[id] ?? undefined,
        }))}
        value={what}
        onChange={(next) => actor.send({ type: 'wish.changed', change: { what: next } })}
      />
      {(what === 'assign' || what === 'move' || what === 'status') && (
        <div className={styles.field}>
          <WishField actor={actor} what={what} error={isUnset ? text('unset') : undefined} />
        </div>
      )}
    </>
  );
}
