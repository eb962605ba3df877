import { fn } from 'storybook/test';
import { ScanAssetsScreen } from '#features/asset-scan/scan-assets.screen.tsx';
import type { ScanAssetsActor } from '#machines/asset-scan/scan-assets.machine.ts';
import { defaultScanSettings } from '#machines/asset-scan/scan.ts';
import type { Privilege } from '#openapi/client/index.ts';
import { calendar } from './assets.tsx';

/** Everything that the scan page asks for. */
export const scanningRights: readonly Privilege[] = [
  'assetManager.basic',
  'assetManager.view',
  'assetManager.assign',
  'assetManager.editDetails',
  'assetAssignments.basic',
];

/** Nothing was scanned before. */
export const scanInput = { calendar, persisted: [], settings: defaultScanSettings };

/** The page, of which nothing is heard. */
export const ScanStory = ({ actor }: { actor: ScanAssetsActor }) => (
  <ScanAssetsScreen actor={actor} isSounding onSoundChange={fn()} hasCamera />
);
