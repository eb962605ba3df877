/** Names of the platform and of libraries that contain a denied word. */
export const allowedNames: readonly string[] = [
  'House',
  'allOf',
  'expectTypeOf',
  'getPrototypeOf',
  'indexOf',
  'instanceOf',
  'isSubsetOf',
  'lastIndexOf',
  'multipleOf',
  'supportedValuesOf',
  'toBeInstanceOf',
  'toBeTypeOf',
  'toEqualTypeOf',
  'valueOf',
];
