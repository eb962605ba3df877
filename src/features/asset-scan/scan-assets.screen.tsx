import { useSelector } from '@xstate/react';
import { Undo2 } from 'lucide-react';
import type { ScanAssetsActor } from '#machines/asset-scan/scan-assets.machine.ts';
import { getLastDone } from '#machines/asset-scan/scan-list.ts';
import { useText } from '#i18n/text.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { ScanField } from '#records/scan/scan-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { assetAddresses } from '#page/parameters/addresses.ts';
import { LastMark } from './last-mark.tsx';
import { ScanNotices } from './scan-notices.tsx';
import { ScanSettingsForm } from './scan-settings-form.tsx';
import { ScannedList } from './scanned-list.tsx';
import styles from './scan.module.css';

export interface ScanAssetsScreenProps {
  actor: ScanAssetsActor;
  /** Whether each scan plays a sound. */
  isSounding: boolean;
  onSoundChange: (isSounding: boolean) => void;
  /** Whether the browser can scan codes with the camera. */
  hasCamera: boolean;
}

/** The action is selected once, then many assets are scanned. Not in the requirements. */
export function ScanAssetsScreen(props: ScanAssetsScreenProps) {
  const { actor, isSounding, onSoundChange, hasCamera } = props;
  const text = useText('assetScan');
  const assets = useText('assets');
  return (
    <>
      <PageHead
        title={text('title')}
        above={[{ title: assets('title'), to: assetAddresses.list.to }]}
      >
        <Switch isSelected={isSounding} onChange={onSoundChange}>
          {text('sound')}
        </Switch>
        <UndoLast actor={actor} />
      </PageHead>
      <ScanNotices actor={actor} />
      <div className={styles.scanBar}>
        <div className={styles.side}>
          <ScanSettingsForm actor={actor} />
          <ScanField
            hasCamera={hasCamera}
            onCode={(code) => actor.send({ type: 'code.entered', code })}
          >
            <LastMark actor={actor} />
          </ScanField>
        </div>
        <ScannedList actor={actor} />
      </div>
    </>
  );
}

/** Restores the last asset to its state before the scan. */
function UndoLast({ actor }: Pick<ScanAssetsScreenProps, 'actor'>) {
  const text = useText('assetScan');
  const last = useSelector(actor, ({ context }) => getLastDone(context));
  const canUndo = useSelector(actor, (state) => state.can({ type: 'undo' }));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isUndoing = useSelector(actor, (state) => state.matches('undoing'));
  const reason = text(last ? 'notUndoable' : 'nothingToUndo');
  return (
    <Button
      icon={<Undo2 aria-hidden="true" />}
      isPending={isUndoing}
      pendingLabel={text('undoing')}
      // The button does not change while the next scan is being processed.
      blockedBecause={canUndo || (isBusy && last) ? null : reason}
      onPress={() => actor.send({ type: 'undo' })}
    >
      {text('undo')}
    </Button>
  );
}
