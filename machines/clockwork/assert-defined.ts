/** Asserts a value that the current state implies; null means a bug in the machine. */
export function assertDefined<Value>(value: Value | null): Value {
  if (value === null)
    throw new Error(
      'A value that the current state requires is null; check the transitions into this state.',
    );
  return value;
}
