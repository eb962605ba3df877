import { assign, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import type { PartOutput } from './create-record-part.ts';

interface DeletionOptions<Part> {
  /** The deletion's name in every layer, such as `team-group-deletion`. */
  id: string;
  description: string;
  /** Deletes the part. Each part gives its own, which makes one call of the contract. */
  deletePart: PromiseActorLogic<unknown, { part: Part }>;
}

/**
 * The chart of the question before a part of a record is deleted, such as a group of a team. The
 * chart of the record's page invokes it, and reads the record again where its output says so. What
 * cannot be deleted leads back to the question; what somebody else has deleted is gone all the same.
 * Source: TEAM-016; decisions, "Answers and failures".
 */
export const createPartDeletion = <Part>({ id, description, deletePart }: DeletionOptions<Part>) =>
  setup({
    types: {
      context: {} as { part: Part } & PartOutput,
      events: {} as { type: 'YES' | 'CANCEL' },
      input: {} as { part: Part },
      output: {} as PartOutput,
      tags: {} as 'busy' | 'question',
    },
    actors: { deletePart },
    actions: { markDeleted: assign({ isOutdated: true }) },
    guards: {
      isNotFound: (_, { error }: { error: unknown }) => toProblem(error).kind === 'notFound',
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({ part: input.part, isOutdated: false }),
    output: ({ context }) => ({ isOutdated: context.isOutdated }),
    initial: 'confirming',
    states: {
      confirming: {
        description: 'Asks whether the part is to be deleted; nothing has happened yet.',
        tags: 'question',
        on: { YES: 'deleting', CANCEL: 'retained' },
      },
      deleting: {
        description: 'The part is being deleted.',
        tags: ['busy', 'question'],
        invoke: {
          id: 'deletePart',
          src: 'deletePart',
          input: ({ context }) => ({ part: context.part }),
          onDone: 'deleted',
          onError: [
            { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'deleted' },
            { target: 'confirming' },
          ],
        },
      },
      deleted: {
        description: 'The part is gone; the record is read again.',
        type: 'final',
        entry: 'markDeleted',
      },
      retained: { description: 'The part stays.', type: 'final' },
    },
  });

export type PartDeletionActor<Part> = ActorRefFrom<ReturnType<typeof createPartDeletion<Part>>>;
