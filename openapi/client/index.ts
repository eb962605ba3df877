/**
 * The typed client: one call per operation of the contract, `api.getClockWorkDay({ path: … })`. The
 * call rules (token, tenant, renewal, time limit, messages) are in call.ts.
 */
export { startRead } from './call.ts';
export * as api from './calls/all.ts';
export { connectApi, type Connection } from './connection.ts';
export { Problem, toProblem, type ProblemKind } from './problem.ts';
export type {
  ResponseBody,
  Area,
  CalledOperation,
  Input,
  OperationId,
  Privilege,
  ReadPath,
  Schema,
  StreamId,
} from './types.ts';
