import type { ListSetup } from './list.setup.ts';

/**
 * Events that a list handles in any state: it reloads at once (`whenever`), or, while a
 * confirmation is open or a record is being deleted, afterwards (`waits`). They don't reenter the
 * list, which would end the offer to restore deleted records.
 */
export function hearing<Row>(list: ListSetup<Row>, isPaged: boolean, hasUndo: boolean) {
  const changed = list.createStateConfig({
    on: {
      'rows.changed': '.loading',
    },
  });
  const restored = list.createStateConfig({
    on: {
      'rows.restored': {
        target: '.loading',
        actions: { type: 'emitRestored', params: ({ event }) => event },
      },
    },
  });
  const searched = list.createStateConfig({
    on: {
      'search.changed': {
        guard: { type: 'isAnotherSearch', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'takeSearch', params: ({ event }) => event },
      },
    },
  });
  const waiting = list.createStateConfig({
    on: {
      'rows.changed': { actions: 'noteOutdated' },
    },
  });
  const restoredMeanwhile = list.createStateConfig({
    on: {
      'rows.restored': {
        actions: [{ type: 'emitRestored', params: ({ event }) => event }, 'noteOutdated'],
      },
    },
  });
  const searchedMeanwhile = list.createStateConfig({
    on: {
      'search.changed': {
        guard: { type: 'isAnotherSearch', params: ({ event }) => event },
        actions: [{ type: 'takeSearch', params: ({ event }) => event }, 'noteOutdated'],
      },
    },
  });
  return {
    whenever: {
      ...changed.on,
      ...(isPaged && searched.on),
      ...(hasUndo && restored.on),
    },
    waits: {
      ...waiting.on,
      ...(isPaged && searchedMeanwhile.on),
      ...(hasUndo && restoredMeanwhile.on),
    },
  };
}

/** The offer to restore deleted records lives as long as the list. */
export const undoing = <Row>(list: ListSetup<Row>) =>
  list.createStateConfig({
    invoke: {
      id: 'undo',
      src: 'undo',
      input: ({ self }) => ({ list: self }),
      onError: '.loading',
    },
  }).invoke;
