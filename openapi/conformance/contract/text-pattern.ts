/**
 * What every text of a request has to match: no NUL, and no half of a surrogate pair. It holds with
 * and without the `u` flag, since some engines read code points and others read UTF-16 units.
 */
export const textPattern = '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$';
