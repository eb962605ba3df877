import { toProblem, type ProblemKind } from '#openapi/client/index.ts';

/** Why a save has failed, as it stands beside Save until one succeeds. */
export interface Failure {
  kind: ProblemKind;
  /** The server's own words, empty when it sent none. */
  message: string;
}

/** What a call threw, as a form keeps it. */
export function toFailure(error: unknown): Failure {
  const { kind, messages } = toProblem(error);
  return { kind, message: messages.join(' ') };
}
