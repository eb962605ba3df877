import { assign, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import type { PartOutput } from './create-record-part.ts';

interface DeletionOptions<Part> {
  /** The deletion's name in every layer, e.g. `team-group-deletion`. */
  id: string;
  description: string;
  /**
   * Deletes the part. Each part provides its own actor, which calls one API operation of the
   * contract.
   */
  deletePart: PromiseActorLogic<unknown, { part: Part }>;
}

/**
 * The machine of the confirmation before a part of a record is deleted, e.g. a group of a team. The
 * machine of the record's page invokes it, and loads the record again where its output requires it.
 * A failed deletion returns to the confirmation; a part that someone else has deleted counts as
 * deleted. Source: TEAM-016, SHELL-D58.
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
        description: 'Asks whether to delete the part; nothing has happened yet.',
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
        description: 'The part is deleted; the record is loaded again.',
        type: 'final',
        entry: 'markDeleted',
      },
      retained: { description: 'The part was not deleted.', type: 'final' },
    },
  });

export type PartDeletionActor<Part> = ActorRefFrom<ReturnType<typeof createPartDeletion<Part>>>;
