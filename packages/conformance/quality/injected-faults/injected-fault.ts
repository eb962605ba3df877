import type { createNodeServer } from '@atrium/reference-server/node';
import type { Area, OperationId } from '@atrium/contract/generated/operations.ts';

export type NodeServer = Awaited<ReturnType<typeof createNodeServer>>;

/** The kind of a server's fault. */
export type InjectedFaultKind =
  | 'schema'
  | 'status'
  | 'validation'
  | 'rules'
  | 'authorization'
  | 'isolation'
  | 'state';

/** One call that a fault may change. */
export interface InjectedCall {
  id: OperationId;
  request: Request;
  /** The sent body as JSON; undefined if there is none or it is invalid. */
  sent: unknown;
  server: NodeServer;
  /** State of the fault between calls. */
  memory: Map<string, unknown>;
  /** The correct response, to this request or another. */
  pass(instead?: Request): Promise<Response>;
}

/** One deliberate fault of a server: its response to certain calls. */
export interface InjectedFault {
  /** The fault, in one sentence. */
  name: string;
  kind: InjectedFaultKind;
  /** The area whose checks must find it. */
  area: Area;
  /** The affected operations. */
  on: OperationId | readonly OperationId[];
  response(call: InjectedCall): Promise<Response>;
}

/** Creates the faults of one area, one per line. */
export const createInjectedFaults =
  (area: Area) =>
  (
    kind: InjectedFaultKind,
    name: string,
    on: InjectedFault['on'],
    response: InjectedFault['response'],
  ): InjectedFault => ({
    kind,
    name,
    area,
    on,
    response,
  });
