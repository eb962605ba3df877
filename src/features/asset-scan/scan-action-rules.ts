import { scanActions, type ScanAction } from '#machines/asset-scan/scan.ts';
import { checkAccess, type EntryRule, type AccessProfile } from '#machines/session/entry-rule.ts';

/**
 * The right that each scan action requires; receivers are looked up among the assignees. Source:
 * PRIV-017.
 */
export const scanActionRules: Readonly<Record<ScanAction['what'], EntryRule>> = {
  open: 'assetManager.view',
  assign: { right: 'assetManager.assign', alsoRight: 'assetAssignments.basic' },
  takeBack: 'assetManager.assign',
  move: 'assetManager.editDetails',
  status: 'assetManager.editDetails',
};

/** The first action that someone has the right for. */
export const findFirstAction = (profile: AccessProfile): ScanAction['what'] =>
  scanActions.find((what) => checkAccess(scanActionRules[what], profile) === null) ?? 'open';
