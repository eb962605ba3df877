import { promptAfterFailedChunk } from './failed-chunk.ts';

/** Waits before a chunk that failed to load is asked for again, in ms. */
const pauses = [500, 2000];
/** A chunk that has not come by then has failed, in ms, all tries together. Source: API-011. */
const chunkTimeLimit = 120_000;

/**
 * What is loaded, a chunk or a catalog: tried again when it fails; then the person is asked, and
 * also after 120 seconds without an answer. Source: API-011.
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
