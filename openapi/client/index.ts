/**
 * The typed client: one call per operation of the contract, `api.getClockWorkDay({ path: … })`.
 * The call rules (token, tenant, renewal, time limit, messages) live in call.ts.
 */
import { operations, type Area } from '../generated/operations.ts';
import { begin, call, type CallInput } from './call.ts';
import type { Api, OperationId } from './types.ts';

export { connectApi, type Connection } from './connection.ts';
export { Problem, toProblem, type ProblemKind } from './problem.ts';
export type { Answer, Api, Input, OperationId, Privilege, Schema, StreamId } from './types.ts';

/** Every operation of the contract by its operationId. Rejects with a Problem. */
export const api = Object.fromEntries(
  Object.keys(operations).map((id) => [id, (input: CallInput) => call(id as OperationId, input)]),
) as { [Id in OperationId]: never } as Api;

/** The area of the contract that an operation belongs to. */
export const areaOf = (id: OperationId): Area => operations[id].area;

/** Whether an operation only reads. */
export const isRead = (id: OperationId): boolean => !operations[id].mutates;

/**
 * Begins a call that only reads, and that asks for no more than a record's id in its path; any other is
 * left alone. `keep` gets the request.
 */
export async function beginRead(
  id: OperationId,
  recordId: string | undefined,
  keep: (request: Request) => void,
): Promise<void> {
  const names = [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const [record, ...more] = names.filter((name) => name !== 'tenantId');
  if (!isRead(id) || more.length > 0 || (record && recordId === undefined)) return;
  await begin(id, record && recordId !== undefined ? { [record]: recordId } : {}, keep);
}
