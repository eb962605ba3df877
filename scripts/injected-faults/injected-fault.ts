import type { createNodeServer } from '#mocks/node.ts';
import type { Area, OperationId } from '#openapi/generated/operations.ts';

export type NodeServer = Awaited<ReturnType<typeof createNodeServer>>;

/** What is wrong with a faulty server. */
export type InjectedFaultKind =
  | 'schema'
  | 'status'
  | 'validation'
  | 'rules'
  | 'authorization'
  | 'isolation'
  | 'state';

/** One call that a fault may spoil. */
export interface InjectedCall {
  id: OperationId;
  request: Request;
  /** The body that was sent, as JSON; undefined without one, or where it is none. */
  sent: unknown;
  server: NodeServer;
  /** What the fault remembers from call to call. */
  memory: Map<string, unknown>;
  /** The right answer, to this request or to another. */
  pass(instead?: Request): Promise<Response>;
}

/** One deliberate fault of a server: how it answers certain calls. */
export interface InjectedFault {
  /** What is wrong, in one sentence. */
  name: string;
  kind: InjectedFaultKind;
  /** Whose checks have to find it. */
  area: Area;
  /** The operations it spoils. */
  on: OperationId | readonly OperationId[];
  response(call: InjectedCall): Promise<Response>;
}

/** Makes the faults of one area, a line each. */
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
