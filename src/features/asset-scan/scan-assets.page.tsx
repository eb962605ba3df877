import { useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useCallback } from 'react';
import { scanAssetsMachine } from '#machines/asset-scan/scan-assets.machine.ts';
import { getUnsent } from '#machines/asset-scan/scan-list.ts';
import { unsentScansSchema, defaultScanSettings } from '#machines/asset-scan/scan.ts';
import { canDetectCodes } from '#records/scan/can-detect-codes.ts';
import { useScanSound } from '#records/scan/use-scan-sound.ts';
import { useCalendar } from '#records/report/use-calendar.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useOnline } from '#ui/hooks/use-online.ts';
import { assetAddresses } from '#page/parameters/addresses.ts';
import { useDraft, usePersistedDraft } from '#page/drafts/use-draft.ts';
import { usePage } from '#page/records/use-page.ts';
import { findFirstAction } from './scan-action-rules.ts';
import { ScanAssetsScreen } from './scan-assets.screen.tsx';

export default function ScanAssetsPage() {
  const { profile } = usePage().workspace;
  const navigate = useNavigate();
  const { playSound, ...sound } = useScanSound(profile.id);
  const { owner, draft } = usePersistedDraft('scan-assets', unsentScansSchema);
  const settings = { ...defaultScanSettings, what: findFirstAction(profile) };
  const actor = useActorRef(scanAssetsMachine, {
    input: { calendar: useCalendar(), persisted: draft ?? [], settings },
  });
  useDraft(actor, owner, ({ context }) => {
    const unsent = getUnsent(context);
    return unsent.length > 0 ? unsent : null;
  });
  useEmitted(actor, {
    'scan.marked': ({ mark: { what } }) => playSound(what === 'unset' ? 'rejected' : what),
    'asset.opened': ({ id }) => void navigate(assetAddresses.view(id)),
  });
  useOnline(useCallback(() => actor.send({ type: 'retry' }), [actor]));
  return <ScanAssetsScreen actor={actor} {...sound} hasCamera={canDetectCodes()} />;
}
