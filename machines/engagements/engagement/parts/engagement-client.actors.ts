import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { FoundChoices } from '../../../records/create-choice-search.ts';

export type Client = Schema<'Client'>;

/** The client that the prospect is, with its contacts. */
export const loadClient = fromPromise<Client, { id: string }>(
  async ({ input, signal }) => (await api.getClient({ path: input, signal })).client,
);

/** The first clients whose name contains a text. */
export const searchClients = fromPromise<FoundChoices, { text: string }>(
  async ({ input: { text }, signal }) => {
    const { clients } = await api.getClients({ signal });
    const searched = text.toLocaleLowerCase();
    const found = clients.filter(
      ({ name, isActive }) => isActive && name.toLocaleLowerCase().includes(searched),
    );
    return {
      choices: found.slice(0, limit).map(({ id, name }) => ({ id, label: name })),
      totalCount: found.length,
    };
  },
);

/** Maximum number of options; more are found by typing. */
const limit = 50;
