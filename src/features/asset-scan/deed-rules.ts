import { deeds, type Deed } from '#machines/asset-scan/scan.ts';
import { judge, type EntryRule, type Judged } from '#machines/session/entry-rule.ts';

/** What each deed asks for; who gets assets is looked for among the holders. Source: PRIV-017. */
export const deedRules: Readonly<Record<Deed['what'], EntryRule>> = {
  open: 'assetManager.view',
  assign: { right: 'assetManager.assign', besides: 'assetAssignments.basic' },
  takeBack: 'assetManager.assign',
  move: 'assetManager.editDetails',
  status: 'assetManager.editDetails',
};

/** The first deed that somebody may do. */
export const firstDeedOf = (profile: Judged): Deed['what'] =>
  deeds.find((what) => judge(deedRules[what], profile) === null) ?? 'open';
