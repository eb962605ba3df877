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

/** Everything that rounds ask for. */
export const auditRights: readonly Privilege[] = [
  'assetManager.basic',
  'assetManager.view',
  'assetManager.editDetails',
  'assetManager.delete',
];

/** The list, from which nobody goes on to a round. */
export const AuditsOfStory = (props: Omit<AssetAuditsScreenProps, 'onStarted'>) => (
  <AssetAuditsScreen {...props} onStarted={fn()} />
);

const auditId = exampleAudit.id;
const input = { search: firstPage, parentId: auditId };

/** What is beside the chart of a round, and does nothing here. */
export const createStaticRound = () => ({
  ...createStaticListState(),
  exporting: createActor(auditExportMachine),
  ticks: createActor(auditTicksMachine, { input: { auditId } }),
  actor: createActor(auditedAssetsMachine, { input }),
  personId: 'ines',
  notFound: <p>This page was not found.</p>,
});

/** The same at work. */
export const useStoryAuditRound = () => ({
  ...createStaticListState(),
  exporting: useActorRef(auditExportMachine),
  ticks: useActorRef(auditTicksMachine, { input: { auditId } }),
  actor: useActorRef(auditedAssetsMachine, { input }),
  personId: 'ines',
  notFound: <p>This page was not found.</p>,
});

/** The round itself, which does nothing here. */
export const createStaticRoundActor = () => createActor(auditRoundMachine, { input: { auditId } });

/** The ticks beside the list that is walked. */
export const useStoryAuditTicks = () => useActorRef(auditTicksMachine, { input: { auditId } });

/** What there is to choose from, beside the dialog that is walked. */
export const useStoryAssetChoices = () => useActorRef(assetChoicesMachine);
