import { fn } from 'storybook/test';
import { ScanAssetsScreen } from '#features/asset-scan/scan-assets.screen.tsx';
import type { ScanAssetsActor } from '#machines/asset-scan/scan-assets.machine.ts';
import { defaultScanSettings } from '#machines/asset-scan/scan.ts';
import type { Privilege } from '#openapi/client/index.ts';
import { calendar } from './assets.tsx';

/** All rights that the scan page checks. */
export const scanningRights: readonly Privilege[] = [
  'assetManager.basic',
  'assetManager.view',
  'assetManager.assign',
  'assetManager.editDetails',
  'assetAssignments.basic',
];

/** No previous scans. */
export const scanInput = { calendar, persisted: [], settings: defaultScanSettings };

/** The scan page without event handlers. */
export const ScanStory = ({ actor }: { actor: ScanAssetsActor }) => (
  <ScanAssetsScreen actor={actor} isSounding onSoundChange={fn()} hasCamera />
);
