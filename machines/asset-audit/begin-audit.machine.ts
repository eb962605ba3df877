import { createRecordPart, type RecordPartActor } from '../records/create-record-part.ts';
import { emptyAudit, validateAudit, type AuditForm } from './audit-form.ts';
import { startAudit, type NoRound } from './begin-audit.actors.ts';

export const startAuditMachine = createRecordPart<NoRound, AuditForm>({
  id: 'begin-audit',
  description:
    'A round through a place is begun: where it goes, what it is about, what it is called. Designed; source of places and types: ASSET-035.',
  emptyForm: emptyAudit,
  toForm: () => emptyAudit,
  validate: validateAudit,
  savePart: startAudit,
});

export type StartAuditActor = RecordPartActor<NoRound, AuditForm>;
