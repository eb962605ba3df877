/**
 * The pattern of every text in a request: no NUL and no lone surrogate. It works with and without
 * the `u` flag, since some engines match code points and others UTF-16 units.
 */
export const textPattern = '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$';
