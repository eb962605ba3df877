/** Builds the scenarios about two simultaneous requests for the same unique value. */
import {
  scenario,
  type Actor,
  type OperationId,
  type OperationInput,
  type Scenario,
  type ScenarioContext,
} from '../scenario/types.ts';

/** The requests of one check, and the records that they create. */
interface Requests<Id extends OperationId> {
  /**
   * A valid request with the value: each call has the same value, and new ids where the client
   * generates them.
   */
  send: () => OperationInput<Id>;
  /** The number of records that are listed with the value. */
  count: () => Promise<number>;
}

interface Subject<Id extends OperationId> {
  /** The requirements that make the value unique. */
  source: string;
  /** The place of the error in `fieldErrors`; null if it concerns the record as a whole. */
  field: string | null;
  /** Creates the records that the requests refer to. */
  prepare: (ctx: ScenarioContext, me: Actor) => Requests<Id> | Promise<Requests<Id>>;
}

/** An operation that creates a record with a unique value. */
interface UniqueCreate {
  source: string;
  run: (ctx: ScenarioContext, me: Actor) => Promise<void>;
}

/**
 * Declares an operation that creates a record with a unique value. Of two simultaneous requests one
 * has to succeed, the other gets the same 409 as a request after both, and one record is listed.
 */
export const uniqueCreate = <Id extends OperationId>(
  operation: Id,
  { source, field, prepare }: Subject<Id>,
): UniqueCreate => ({
  source,
  run: async (ctx, me) => {
    const { send, count } = await prepare(ctx, me);
    const both = await Promise.all([me.call(operation, send()), me.call(operation, send())]);
    const statuses = both.map(({ status }) => status).toSorted((one, other) => one - other);
    ctx.expectEqual(`the statuses of two simultaneous ${operation}`, statuses, [200, 409]);
    const rejected = both.find(({ status }) => status === 409)?.error;
    const { traceId: _, ...later } = await me.expectError(409, operation, send());
    const { code, errorMessages, fieldErrors = {} } = rejected ?? {};
    ctx.expectEqual(
      `the error of the rejected ${operation}`,
      { code, errorMessages, fieldErrors },
      { fieldErrors: {}, ...later },
    );
    if (field !== null) ctx.expectEqual('where the error is', Object.keys(fieldErrors), [field]);
    ctx.expectEqual(`the records that two simultaneous ${operation} created`, await count(), 1);
  },
});

/**
 * The scenario of an area's operations that create records with unique values; `records` names them
 * in its title.
 */
export const simultaneousCreates = (records: string, creates: readonly UniqueCreate[]): Scenario =>
  scenario({
    title: `Of two simultaneous requests to add the same ${records}, one succeeds, the other gets the error of a later one, and one record is listed`,
    source: [...new Set(creates.flatMap(({ source }) => source.split(', ')))].join(', '),
    run: async (ctx) => {
      for (const { run } of creates) await run(ctx, ctx.as('admin'));
    },
  });
