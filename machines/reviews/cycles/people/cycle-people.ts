import type { Schema } from '#openapi/client/index.ts';
import type { FieldErrors } from '../../../validation/field-errors.ts';
import type { Cycle, Reviewee } from '../cycle.ts';

export type Candidate = Schema<'CycleCandidate'>;
export type CandidateCheck = Schema<'CandidateCheck'>;
type Executor = Schema<'StepExecutor'>;

/** A reviewee with the cycle that they are in; its version is that of the cycle. */
export interface Member extends Pick<
  Reviewee,
  'employeeId' | 'employeeName' | 'clientInterfacerId' | 'clientInterfacerName'
> {
  cycle: Cycle;
  version: number;
}

export const toMember = (cycle: Cycle, reviewee: Reviewee): Member => ({
  employeeId: reviewee.employeeId,
  employeeName: reviewee.employeeName,
  clientInterfacerId: reviewee.clientInterfacerId,
  clientInterfacerName: reviewee.clientInterfacerName,
  cycle,
  version: cycle.version,
});

/** A reviewee, and who deals with the client; empty for the manager of the reviewee. */
export type InterfacerForm = { employeeId: string; clientInterfacerId: string };
export const emptyInterfacer: InterfacerForm = { employeeId: '', clientInterfacerId: '' };

/** Nobody deals with the client of their own review. Source: REVW-D07. */
export const validateInterfacer = ({
  employeeId,
  clientInterfacerId,
}: InterfacerForm): FieldErrors<keyof InterfacerForm> =>
  clientInterfacerId !== '' && clientInterfacerId === employeeId
    ? { clientInterfacerId: { rule: 'isNot' } }
    : {};

/**
 * The checks that matter to a workflow: who lacks a user or the right holds up steps of the
 * reviewee, and without a manager, administrators carry out the manager steps and deal with the
 * client. Source: REVW-D19.
 */
export function listRelevantChecks(executorTypes: readonly Executor[]): CandidateCheck[] {
  const hasOwnStep = executorTypes.includes('Reviewee');
  const needsManager = executorTypes.includes('ReportingTo') || executorTypes.includes('Client');
  return [
    ...(hasOwnStep ? (['NoUser', 'NoRight'] as const) : []),
    ...(needsManager ? (['NoManager'] as const) : []),
  ];
}
