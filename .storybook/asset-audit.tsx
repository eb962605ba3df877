import { fn } from 'storybook/test';
import { useActorRef } from '@xstate/react';
import { createActor } from 'xstate';
import type { AssetAuditsScreenProps } from '#features/asset-audit/asset-audits.screen.tsx';
import { AssetAuditsScreen } from '#features/asset-audit/asset-audits.screen.tsx';
import { exampleAudit } from '#machines/asset-audit/asset-audit.fixtures.ts';
import { auditExportMachine } from '#machines/asset-audit/audit-export.machine.ts';
import { auditRoundMachine } from '#machines/asset-audit/audit-round.machine.ts';
import { auditTicksMachine } from '#machines/asset-audit/audit-ticks.machine.ts';
import { auditedAssetsMachine } from '#machines/asset-audit/audited-assets.machine.ts';
import { assetChoicesMachine } from '#machines/assets/asset-choices.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import type { Privilege } from '#openapi/client/index.ts';
import { createStaticListState } from './records.tsx';

/** All rights that audit rounds check. */
export const auditRights: readonly Privilege[] = [
  'assetManager.basic',
  'assetManager.view',
  'assetManager.editDetails',
  'assetManager.delete',
];

/** The audit list without navigation to a round. */
export const AuditsOfStory = (props: Omit<AssetAuditsScreenProps, 'onStarted'>) => (
  <AssetAuditsScreen {...props} onStarted={fn()} />
);

const auditId = exampleAudit.id;
const input = { search: firstPage, parentId: auditId };

/** The actors next to the chart of a round; here they do nothing. */
export const createStaticRound = () => ({
  ...createStaticListState(),
  exporting: createActor(auditExportMachine),
  ticks: createActor(auditTicksMachine, { input: { auditId } }),
  actor: createActor(auditedAssetsMachine, { input }),
  personId: 'ines',
  notFound: <p>This page was not found.</p>,
});

/** The same actors, running. */
export const useStoryAuditRound = () => ({
  ...createStaticListState(),
  exporting: useActorRef(auditExportMachine),
  ticks: useActorRef(auditTicksMachine, { input: { auditId } }),
  actor: useActorRef(auditedAssetsMachine, { input }),
  personId: 'ines',
  notFound: <p>This page was not found.</p>,
});

/** The actor of the round; here it does nothing. */
export const createStaticRoundActor = () => createActor(auditRoundMachine, { input: { auditId } });

/** The ticks next to the interactive list. */
export const useStoryAuditTicks = () => useActorRef(auditTicksMachine, { input: { auditId } });

/** The available choices, next to the interactive dialog. */
export const useStoryAssetChoices = () => useActorRef(assetChoicesMachine);
