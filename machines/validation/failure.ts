import { toProblem, type ProblemKind } from '#openapi/client/index.ts';

/** Why a save failed; shown next to Save until a save succeeds. */
export interface Failure {
  kind: ProblemKind;
  /** The server's message; empty when it sent none. */
  message: string;
  /** The record that already has the typed name, if the server sends it. */
  otherId?: string;
}

/** Converts a thrown error for a form's context. */
export function toFailure(error: unknown): Failure {
  const { kind, status, messages, otherId } = toProblem(error);
  return {
    // A machine may handle a missing record like invalid input; the text still says what is missing.
    kind: status === 404 ? 'notFound' : kind,
    message: messages.join(' '),
    ...(otherId !== null && { otherId }),
  };
}
