import { Problem } from '#openapi/client/index.ts';
import { serverError, missing } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { exampleAudit, exampleRound, finishedRound } from './asset-audit.fixtures.ts';
import { auditRoundMachine } from './audit-round.machine.ts';

const finishedByOther = new Problem('conflict', 409, {
  response: { errorMessages: ['The audit round is finished.'] },
});
const buildLoadEvents = (id: string) => [
  done(id, exampleRound),
  done(id, { ...finishedRound, strayAssetIds: [] }),
  failed(id, missing),
  failed(id, serverError),
];

export const testModel = createTestModel(auditRoundMachine, {
  inputs: [{ auditId: exampleAudit.id }],
  events: [
    ...buildLoadEvents('loadRound'),
    ...buildLoadEvents('refreshRound'),
    { type: 'tab.returned' },
    failed('audit-ticks', serverError),
    failed('audited-assets', serverError),
    { type: 'round.ticked', audit: { ...exampleAudit, foundCount: 4 } },
    { type: 'round.confirm', action: 'finish' },
    { type: 'round.confirm', action: 'giveUp' },
    { type: 'round.confirm', action: 'move' },
    { type: 'YES' },
    { type: 'NO' },
    done('doWithRound', null),
    failed('doWithRound', missing),
    failed('doWithRound', finishedByOther),
    failed('doWithRound', serverError),
  ],
  rules: [
    {
      source: 'ASSET-D62',
      text: 'A round is finished after a confirmation, and is read-only from then on.',
    },
    {
      source: 'ASSET-D75',
      text: 'Multiple people can tick in one round, so the ticks of others are loaded repeatedly.',
    },
    {
      source: 'ASSET-D75',
      text: 'An asset found in the wrong location can be moved to where it was found.',
    },
  ],
});
