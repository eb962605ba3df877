/** What a part of the bench may take, in ms: many times what the slowest takes on a quiet machine. */
export const partLimit = 10 * 60_000;

/** The same, or an error that names the part where nothing has come by then. */
export async function within<Result>(
  limit: number,
  part: string,
  measured: Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    const given = `${part} was given up after ${limit / 1000} s: it waits for what never comes.`;
    timer = setTimeout(() => reject(new Error(given)), limit);
  });
  try {
    return await Promise.race([measured, over]);
  } finally {
    clearTimeout(timer);
  }
}
