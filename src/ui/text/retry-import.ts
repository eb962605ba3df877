import { promptAfterFailedChunk } from './failed-chunk.ts';

/** Pauses before a failed chunk is requested again, in ms. */
const pauses = [500, 2000];
/** The time limit for a chunk, including all retries, in ms. Source: API-011. */
const chunkTimeLimit = 120_000;

/**
 * Loads a chunk or a catalog, and retries if it fails. After the last failure, or after 120 seconds
 * without a response, it prompts the user. Source: API-011.
 */
export async function retryImport<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await withinLimit(tryAgain(load));
  } catch (error) {
    console.error(error);
    await promptAfterFailedChunk();
    return retryImport(load);
  }
}

async function tryAgain<Result>(load: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

function withinLimit<Result>(loading: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('The chunk took too long.')), chunkTimeLimit);
    loading.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
