import type { createNodeServer } from '#mocks/node.ts';
import type { Area, OperationId } from '#openapi/generated/operations.ts';

export type NodeServer = Awaited<ReturnType<typeof createNodeServer>>;

/** What is wrong with a faulty server. */
export type FaultKind =
  | 'schema'
  | 'status'
  | 'validation'
  | 'rules'
  | 'authorization'
  | 'isolation'
  | 'state';

/** One call that a fault may spoil. */
export interface FaultyCall {
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
export interface Fault {
  /** What is wrong, in one sentence. */
  name: string;
  kind: FaultKind;
  /** Whose checks have to find it. */
  area: Area;
  /** The operations it spoils. */
  on: OperationId | readonly OperationId[];
  response(call: FaultyCall): Promise<Response>;
}

/** Makes the faults of one area, a line each. */
export const faultsOf =
  (area: Area) =>
  (kind: FaultKind, name: string, on: Fault['on'], response: Fault['response']): Fault => ({
    kind,
    name,
    area,
    on,
    response,
  });
