import { toProblem } from '#openapi/client/index.ts';

interface NewRecord {
  /** Sends the record under the id that the client has created for it. */
  create: () => Promise<unknown>;
  /** Updates the record of that id, or throws the given error again. */
  update: (error: unknown) => Promise<unknown>;
}

/**
 * Saves a new record and sends the same id in every try. Where the response of an earlier try was
 * lost, the server knows the id: equal content is stored already, and later corrections are sent as
 * an update.
 */
export async function saveNew({ create, update }: NewRecord): Promise<void> {
  try {
    await create();
  } catch (error) {
    const { code } = toProblem(error);
    if (code === 'savedAlready') return;
    if (code !== 'idTaken') throw error;
    await update(error);
  }
}
