/** Timeout of one part of the bench, in ms: many times the slowest part on an idle machine. */
export const partLimit = 10 * 60_000;

/** The promise, or an error that names the part when the timeout has passed. */
export async function within<Result>(
  limit: number,
  part: string,
  measured: Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    const given = `${part} timed out after ${limit / 1000} s.`;
    timer = setTimeout(() => reject(new Error(given)), limit);
  });
  try {
    return await Promise.race([measured, over]);
  } finally {
    clearTimeout(timer);
  }
}
