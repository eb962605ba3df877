import { createRecordPart, type RecordPartActor } from '../records/create-record-part.ts';
import { emptyAudit, validateAudit, type AuditForm } from './audit-form.ts';
import { startAudit, type NoRound } from './start-audit.actors.ts';

export const startAuditMachine = createRecordPart<NoRound, AuditForm>({
  id: 'start-audit',
  description:
    'Starts an audit of a location: its location, its scope and its name. Not in the requirements; source of locations and types: ASSET-035.',
  emptyForm: emptyAudit,
  toForm: () => emptyAudit,
  validate: validateAudit,
  savePart: startAudit,
});

export type StartAuditActor = RecordPartActor<NoRound, AuditForm>;
