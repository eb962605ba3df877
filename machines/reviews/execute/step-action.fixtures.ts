import { Problem } from '#openapi/client/index.ts';

/** The server misses the answer with the id `answer-1`. */
export const incomplete = new Problem('invalid', 400, {
  response: {
    errorMessages: ['An answer is required'],
    fieldErrors: { 'answer-1': ['An answer is required'] },
  },
});

/** The server rejects the reason. */
export const invalidReason = new Problem('invalid', 400, {
  response: {
    errorMessages: ['The reason is too long'],
    fieldErrors: { rejectedReason: ['The reason is too long'] },
  },
});

/** The server rejects the comments. */
export const invalidComments = new Problem('invalid', 400, {
  response: {
    errorMessages: ['The comments are too long'],
    fieldErrors: { comments: ['The comments are too long'] },
  },
});

/** The delivery of the review was taken back. */
export const notDelivered = new Problem('invalid', 400, {
  response: { errorMessages: ['It is not delivered'], code: 'notDeliveredYet' },
});
