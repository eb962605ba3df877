import { assign, type ActorRefFrom } from 'xstate';
import { savedTextSetup, type SavedTextOptions } from './saved-text.setup.ts';

/**
 * The machine of one text that is saved as typed: once typing pauses, and when its field is left.
 * Nothing typed is lost: not during a save, not when it is rejected, not while the server is away,
 * not when someone else has saved first, and not when the text can no longer be changed.
 * Source: REVW-071, REVW-072, SHELL-D11.
 */
export function createSavedText(options: SavedTextOptions) {
  const base = savedTextSetup(options);
  const deletion = {
    deleting: base.createStateConfig({
      description: 'The comment is being deleted; it is hidden already.',
      tags: 'busy',
      entry: ['clearSent', 'clearState', { type: 'report', params: { status: 'pending' } }],
      invoke: {
        id: 'deleteText',
        src: 'deleteText',
        input: ({ context: { link, id, answerId } }) => ({ link, id, answerId }),
        onDone: { target: 'deleted', actions: 'markNew' },
        onError: [
          {
            guard: { type: 'isNotFound', params: ({ event }) => event },
            target: 'deleted',
            actions: 'markNew',
          },
          { target: 'checking' },
        ],
      },
    }),
    deleted: base.createStateConfig({
      description: 'The comment is deleted; it can be restored for a while.',
      entry: { type: 'report', params: { status: 'stored' } },
      after: { offerTime: 'removed' },
      on: { undo: 'saving', dismiss: 'removed' },
    }),
    removed: base.createStateConfig({
      description: 'The comment is deleted, and the offer to restore it is over.',
      type: 'final',
      entry: 'reportRemoved',
    }),
  };
  // Without `deleteText` these states do not exist, and no transition leads to them.
  const ifDeletable = (options.deleteText ? deletion : {}) as typeof deletion;
  const whileStored = base.createStateConfig({
    on: {
      'text.change': {
        guard: 'isEditable',
        target: 'typing',
        actions: { type: 'type', params: ({ event }) => event },
      },
      'text.loaded': {
        actions: [
          { type: 'showLoaded', params: ({ event }) => event },
          { type: 'report', params: { status: 'stored' } },
        ],
      },
    },
  }).on;
  const toDenied = {
    guard: {
      type: 'isLocked',
      params: ({ event }: { event: { source: { isEditable: boolean } } }) => event.source,
    },
    target: 'denied',
  } as const;
  const whileTyped = (status: 'pending' | 'waiting' | 'blocked') =>
    base.createStateConfig({
      on: {
        'text.change': {
          actions: [
            { type: 'type', params: ({ event }) => event },
            { type: 'report', params: { status } },
          ],
        },
      },
    }).on;
  return base.createMachine({
    id: options.id,
    description: options.description,
    context: ({ input: { link, clock, report, source, draft } }) => ({
      link,
      clock,
      report,
      id: source.id,
      answerId: source.answerId,
      isEditable: source.isEditable,
      isRequired: source.isRequired,
      text: draft?.text ?? source.text,
      // Saved over the version that was seen, so that what was saved since is compared.
      stored: { text: source.text, version: draft ? draft.version : source.version },
      isDraftOld: draft !== null && draft.version !== source.version,
      sent: '',
      theirs: null,
      error: null,
      denial: '',
      isDeniedWhileOpen: false,
      savedAt: null,
      attempts: 0,
    }),
    initial: 'checking',
    ...(options.deleteText && {
      on: { 'text.delete': [{ guard: 'isNew', target: '.removed' }, { target: '.deleting' }] },
    }),
    states: {
      checking: {
        description: 'What was typed is compared with what is stored.',
        always: [
          { guard: 'isUnchanged', target: 'unchanged' },
          { guard: 'isReadOnly', target: 'denied' },
          { guard: 'isInvalid', target: 'rejected', actions: 'storeInvalid' },
          { target: 'saving' },
        ],
      },
      unchanged: {
        description: 'The text is as the server has it; nothing else was typed.',
        entry: ['clearError', { type: 'report', params: { status: 'stored' } }],
        on: whileStored,
      },
      typing: {
        description: 'The person types; the text is saved once they pause, or leave the field.',
        entry: ['clearError', { type: 'report', params: { status: 'pending' } }],
        on: {
          'text.change': {
            target: 'typing',
            reenter: true,
            actions: { type: 'type', params: ({ event }) => event },
          },
          'text.flush': 'checking',
          'text.loaded': toDenied,
        },
        after: { pause: 'checking' },
      },
      saving: {
        description: 'The text is being saved; what is typed meanwhile is saved afterwards.',
        tags: 'busy',
        entry: ['markSent', { type: 'report', params: { status: 'pending' } }],
        on: whileTyped('pending'),
        invoke: {
          id: 'saveText',
          src: 'saveText',
          input: ({ context: { link, id, answerId, text, stored } }) => ({
            link,
            id,
            answerId,
            text,
            version: stored.version,
          }),
          onDone: [
            {
              guard: 'isTypedFurther',
              target: 'typing',
              actions: { type: 'storeSaved', params: ({ event }) => event },
            },
            { target: 'saved', actions: { type: 'storeSaved', params: ({ event }) => event } },
          ],
          onError: [
            { guard: { type: 'isAway', params: ({ event }) => event }, target: 'waiting' },
            { guard: { type: 'isStale', params: ({ event }) => event }, target: 'comparing' },
            {
              guard: { type: 'isRejected', params: ({ event }) => event },
              target: 'rejected',
              actions: { type: 'storeRejection', params: ({ event }) => event },
            },
            { target: 'denied', actions: { type: 'storeDenial', params: ({ event }) => event } },
          ],
        },
      },
      saved: {
        description: 'The text was saved; the time of the save is shown.',
        entry: { type: 'report', params: { status: 'stored' } },
        on: whileStored,
      },
      rejected: {
        description: 'The text is not valid: it stays in its field, with the error.',
        entry: { type: 'report', params: { status: 'blocked' } },
        on: {
          'text.change': {
            target: 'typing',
            actions: { type: 'type', params: ({ event }) => event },
          },
          retry: 'checking',
          'text.loaded': toDenied,
        },
      },
      comparing: {
        description: 'Someone else saved first: the text that they saved is loading.',
        tags: 'busy',
        entry: { type: 'report', params: { status: 'pending' } },
        on: whileTyped('pending'),
        invoke: {
          id: 'readTheirs',
          src: 'readTheirs',
          input: ({ context: { link, id, answerId } }) => ({ link, id, answerId }),
          onDone: [
            {
              guard: { type: 'isDeleted', params: ({ event }) => event },
              target: 'checking',
              actions: 'markNew',
            },
            {
              guard: { type: 'isNoConflict', params: ({ event }) => event },
              target: 'checking',
              actions: { type: 'rebase', params: ({ event }) => event },
            },
            { target: 'conflict', actions: { type: 'storeTheirs', params: ({ event }) => event } },
          ],
          onError: [
            { guard: { type: 'isAway', params: ({ event }) => event }, target: 'waiting' },
            { target: 'denied', actions: { type: 'storeDenial', params: ({ event }) => event } },
          ],
        },
      },
      conflict: {
        description: 'Shows both texts: keep mine, or use theirs.',
        entry: { type: 'report', params: { status: 'blocked' } },
        on: {
          ...whileTyped('blocked'),
          'conflict.keepMine': { target: 'checking', actions: 'takeMine' },
          'conflict.useTheirs': { target: 'unchanged', actions: 'takeTheirs' },
          'text.loaded': toDenied,
        },
      },
      waiting: {
        description: 'The server is away: the text is stored on this device, and sent again.',
        entry: ['countAttempt', { type: 'report', params: { status: 'waiting' } }],
        on: {
          ...whileTyped('waiting'),
          retry: 'checking',
          'network.returned': 'checking',
          'text.flush': 'checking',
          'text.loaded': toDenied,
        },
        after: { backoff: 'checking' },
      },
      denied: {
        description: 'The text can no longer be changed: what was typed can be copied.',
        entry: [
          assign({ isEditable: false }),
          'clearSent',
          { type: 'report', params: { status: 'denied' } },
        ],
        on: {
          'text.loaded': [
            {
              guard: { type: 'isOpenAgain', params: ({ event }) => event.source },
              target: 'checking',
              actions: 'unlock',
            },
            { actions: { type: 'storeLock', params: ({ event }) => event.source } },
          ],
          dismiss: { target: 'unchanged', actions: 'discard' },
        },
      },
      ...ifDeletable,
    },
  });
}

export type SavedTextMachine = ReturnType<typeof createSavedText>;
export type SavedTextActor = ActorRefFrom<SavedTextMachine>;
