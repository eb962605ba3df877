import { toProblem } from '#openapi/client/index.ts';

interface NewRecord {
  /** Sends the record under the id that the client has made for it. */
  create: () => Promise<unknown>;
  /** Brings the record of that id up to date, or throws the error that it got. */
  update: (error: unknown) => Promise<unknown>;
}

/**
 * Saves a new record, whose every try sends the same id. Where the response of an earlier try was lost,
 * the server knows the id: the same content is stored already, and what was corrected since is updated.
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
