/**
 * Marks a promise as React's `use` does, as soon as it settles: a component that renders after that
 * reads it synchronously and does not suspend.
 */
export function readable<Result>(promise: Promise<Result>): Promise<Result> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
