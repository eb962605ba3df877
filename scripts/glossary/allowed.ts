/** Names of the platform, of libraries and of the requirements that contain a denied word. */
export const allowedNames: readonly string[] = [
  'indexOf',
  'lastIndexOf',
  'valueOf',
  'instanceOf',
  'multipleOf',
];
