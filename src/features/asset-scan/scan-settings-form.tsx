import { useSelector } from '@xstate/react';
import type { ScanAssetsActor } from '#machines/asset-scan/scan-assets.machine.ts';
import { scanActions, type ScanAction } from '#machines/asset-scan/scan.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RadioGroup } from '#ui/choices/radio-group.tsx';
import { scanActionRules } from './scan-action-rules.ts';
import styles from './scan.module.css';

const ScanSettingsField = onDemand(() =>
  import('./scan-settings-field.container.tsx').then((module) => module.ScanSettingsField),
);

/** The reason why an action is not offered; null if it is. */
const useReasons = (): Readonly<Record<ScanAction['what'], string | null>> => ({
  open: useBlocked(scanActionRules.open).reason,
  assign: useBlocked(scanActionRules.assign).reason,
  takeBack: useBlocked(scanActionRules.takeBack).reason,
  move: useBlocked(scanActionRules.move).reason,
  status: useBlocked(scanActionRules.status).reason,
});

/** The action for each scanned asset, with its receiver, location or status; selected once. */
export function ScanSettingsForm({ actor }: { actor: ScanAssetsActor }) {
  const text = useText('assetScan');
  const what = useSelector(actor, ({ context }) => context.settings.what);
  const reasons = useReasons();
  const isUnset = useSelector(actor, ({ context }) => context.mark?.what === 'unset');
  return (
    <>
      <RadioGroup
        label={text('what')}
        orientation="horizontal"
        options={scanActions.map((id) => ({
          id,
          label: text(`what_${id}`),
          isDisabled: reasons[id] !== null,
          description: reasons[id] ?? undefined,
        }))}
        value={what}
        onChange={(next) => actor.send({ type: 'settings.change', change: { what: next } })}
      />
      {(what === 'assign' || what === 'move' || what === 'status') && (
        <div className={styles.field}>
          <ScanSettingsField
            actor={actor}
            what={what}
            error={isUnset ? text('unset') : undefined}
          />
        </div>
      )}
    </>
  );
}
