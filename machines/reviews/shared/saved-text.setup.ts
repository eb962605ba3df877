import { assign, fromPromise, setup, type PromiseActorLogic } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { isOutage } from '../../cause.ts';
import { toFieldErrors, type FieldError } from '../../validation/field-errors.ts';
import {
  isSameText,
  type SavedTextContext,
  type SavedTextEvent,
  type SavedTextInput,
  type StoredText,
  type TextSource,
  type TextStatus,
  type TextToRead,
  type TextToSave,
} from './saved-text.ts';

export interface SavedTextOptions {
  /** The text's name in every layer, e.g. `client-answer`. */
  id: string;
  description: string;
  validate: (context: Pick<SavedTextContext, 'text' | 'isRequired'>) => FieldError | null;
  saveText: PromiseActorLogic<StoredText, TextToSave>;
  /** Loads what someone else has saved; null once it is deleted. */
  readTheirs: PromiseActorLogic<StoredText | null, TextToRead>;
  /** For a text that its author can delete, and restore for a while. */
  deleteText?: PromiseActorLogic<void, TextToRead>;
}

interface Failed {
  error: unknown;
}

interface Loaded {
  output: StoredText | null;
}

/** A text is saved once typing pauses for this long, in ms. */
const pause = 1500;
/** Milliseconds until a text is sent again while the server is away; the last one repeats. */
const backoff = [5000, 20_000, 60_000] as const;
/** Milliseconds for which a deleted comment can be restored. */
const offerTime = 10_000;

/** Placeholder for a text that cannot be deleted. */
const noDeletion = fromPromise<void, TextToRead>(() =>
  Promise.reject(new Error('This text was created without `deleteText`.')),
);

/** Whether the save can succeed later: no response, a broken one, or a session that has ended. */
function isAway(error: unknown): boolean {
  const { kind } = toProblem(error);
  return (
    isOutage(error) || kind === 'malformed' || kind === 'unauthenticated' || kind === 'tooManyTries'
  );
}

/** The guards, actions and actors of a saved text; its states are in `create-saved-text.ts`. */
export const savedTextSetup = ({
  validate,
  saveText,
  readTheirs,
  deleteText = noDeletion,
}: SavedTextOptions) =>
  setup({
    types: {
      context: {} as SavedTextContext,
      events: {} as SavedTextEvent,
      input: {} as SavedTextInput,
      tags: {} as 'busy',
    },
    actors: { saveText, readTheirs, deleteText },
    guards: {
      isEditable: ({ context }) => context.isEditable,
      isReadOnly: ({ context }) => !context.isEditable,
      isUnchanged: ({ context: { text, stored } }) => isSameText(text, stored.text),
      isInvalid: ({ context }) => validate(context) !== null,
      isTypedFurther: ({ context: { text, sent } }) => !isSameText(text, sent),
      // Without a save that may still arrive.
      isNew: ({ context: { stored, sent } }) => stored.version === null && sent === '',
      isLocked: (_, { isEditable }: { isEditable: boolean }) => !isEditable,
      // A server that denies the text of an open form would be asked forever.
      isOpenAgain: ({ context }, { isEditable }: { isEditable: boolean }) =>
        isEditable && !context.isDeniedWhileOpen,
      isAway: (_, { error }: Failed) => isAway(error),
      // A new comment has no other version: its conflict is a limit.
      isStale: ({ context }, { error }: Failed) =>
        context.stored.version !== null && toProblem(error).kind === 'conflict',
      isRejected: (_, { error }: Failed) => {
        const { kind, fieldErrors } = toProblem(error);
        return kind === 'conflict' || Object.keys(fieldErrors).length > 0;
      },
      isNotFound: (_, { error }: Failed) => toProblem(error).kind === 'notFound',
      isDeleted: (_, { output }: Loaded) => output === null,
      // They saved the same text, or none that differs from what this page knew.
      // A draft of an earlier version never saw that text.
      isNoConflict: ({ context: { text, stored, isDraftOld } }, { output }: Loaded) =>
        output !== null &&
        (isSameText(output.text, text) || (!isDraftOld && isSameText(output.text, stored.text))),
    },
    actions: {
      type: assign((_, { text }: { text: string }) => ({ text })),
      showLoaded: assign((_, { source }: { source: TextSource }) => ({
        text: source.text,
        stored: { text: source.text, version: source.version },
        isEditable: source.isEditable,
      })),
      storeLock: assign(({ context }, { isEditable }: { isEditable: boolean }) => ({
        isEditable,
        isDeniedWhileOpen: isEditable && context.isDeniedWhileOpen,
      })),
      unlock: assign({ isEditable: true, denial: '' }),
      markSent: assign({ sent: ({ context }) => context.text, error: null, denial: '' }),
      storeSaved: assign(({ context }, { output }: { output: StoredText }) => ({
        stored: output,
        sent: '',
        savedAt: context.clock.now(),
        attempts: 0,
      })),
      markNew: assign({ stored: { text: '', version: null }, attempts: 0, savedAt: null }),
      rebase: assign(({ context }, { output }: Loaded) => ({
        stored: output ?? context.stored,
        isDraftOld: false,
      })),
      storeTheirs: assign((_, { output }: Loaded) => ({ theirs: output })),
      takeMine: assign(({ context: { theirs, stored } }) => ({
        stored: theirs ?? stored,
        theirs: null,
      })),
      takeTheirs: assign(({ context: { theirs, stored } }) => ({
        stored: theirs ?? stored,
        text: (theirs ?? stored).text,
        theirs: null,
      })),
      discard: assign({
        text: ({ context }) => context.stored.text,
        denial: '',
        isDeniedWhileOpen: false,
      }),
      storeInvalid: assign({ error: ({ context }) => validate(context) }),
      storeRejection: assign((_, { error }: Failed) => {
        const problem = toProblem(error);
        const [first] = Object.values(toFieldErrors(problem));
        return { error: first ?? { message: problem.messages.join(' ') } };
      }),
      clearError: assign({ error: null }),
      // What was sent earlier has not been stored.
      clearSent: assign({ sent: '', theirs: null, attempts: 0 }),
      clearState: assign({ error: null, denial: '', savedAt: null }),
      storeDenial: assign((_, { error }: Failed) => ({
        denial: toProblem(error).messages.join(' '),
        isDeniedWhileOpen: true,
      })),
      countAttempt: assign({
        attempts: ({ context }) => Math.min(context.attempts + 1, backoff.length),
      }),
      report: ({ context }, { status }: { status: TextStatus }) => {
        const { id, text, stored } = context;
        const { version } = stored;
        context.report.send({ type: 'text.reported', id, text, version, status });
      },
      reportRemoved: ({ context: { id, report } }) => report.send({ type: 'text.removed', id }),
    },
    delays: {
      pause,
      backoff: ({ context }) => backoff[context.attempts - 1] ?? pause,
      offerTime,
    },
  });
