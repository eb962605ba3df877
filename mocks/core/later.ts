import { once } from './once.ts';

/**
 * Handlers that are loaded with their own first call: what the first pages ask stays small. A name
 * that is left out is missed by the compiler, as any handler is.
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
