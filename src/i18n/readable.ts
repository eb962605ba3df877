/**
 * Marks a promise the way React's `use` marks it, as soon as it settles: a component that is shown
 * after that reads it at once, and does not suspend for a moment.
 */
export function readable<Result>(promise: Promise<Result>): Promise<Result> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
