/** What a state of the chart implies is there; without it the chart is wrong, and says so. */
export function assertDefined<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The chart asked for something that is not held.');
  return value;
}
