import { once } from '../once.ts';

/**
 * Handlers that load on their own first call, which keeps the download of the first pages small. A
 * missing name is a compile error, as for any handler.
 */
export function later<Group extends object, Id extends keyof Group & string>(
  ids: readonly Id[],
  load: () => Promise<Group>,
): Pick<Group, Id> {
  const group = once(load);
  const handlers = ids.map((id) => [
    id,
    {
      before: async (call: never) => {
        const handler: unknown = (await group())[id];
        return isStaged(handler) ? handler.before(call) : handler;
      },
    },
  ]);
  return Object.fromEntries(handlers) as Pick<Group, Id>;
}

interface Staged {
  before(call: never): Promise<unknown>;
}

const isStaged = (handler: unknown): handler is Staged =>
  typeof handler === 'object' && handler !== null && 'before' in handler;
