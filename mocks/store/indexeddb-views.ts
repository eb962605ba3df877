import { KeptViews } from './kept-views.ts';
import { namesOf } from './rules.ts';
import type { Collections, Entity, Schema } from './store.ts';

/** What one transaction changed in a collection, from the mark on that it found there. */
export interface Step<R> {
  from: string;
  /** By id; undefined for what was removed. */
  changed: Map<string, R | undefined>;
}

/** So many steps wait for the next reader at most; then it reads all records again. */
const mostSteps = 200;

/**
 * The views that this tab keeps of one collection and scope. Other tabs change the same records:
 * so whoever does leaves a new mark in that transaction, and a view stands as long as its mark, or
 * follows the steps of this tab from it to the mark that a reader finds. The mark of a transaction
 * that failed is found by nobody.
 */
export class MarkedViews<R extends Entity> {
  #at: string | undefined;
  #views = new KeptViews<R>();
  readonly #steps = new Map<string, Step<R>>();

  /** The views as they stand at a mark. */
  at(mark: string): KeptViews<R> {
    const steps = this.#stepsTo(mark);
    if (!steps) this.#views = new KeptViews();
    for (const { changed } of steps ?? []) {
      for (const [id, record] of changed) this.#views.set(id, record);
    }
    this.#at = mark;
    this.#steps.clear();
    return this.#views;
  }

  /** The step of a transaction, to be filled as it changes records; undefined where no view is kept. */
  begin(from: string, mark: string): Step<R> | undefined {
    if (this.#steps.size >= mostSteps) this.#forget();
    if (this.#at === undefined) return undefined;
    const step = { from, changed: new Map<string, R | undefined>() };
    this.#steps.set(mark, step);
    return step;
  }

  #forget(): void {
    this.#at = undefined;
    this.#views = new KeptViews();
    this.#steps.clear();
  }

  /** The steps that lead from the views to a mark, oldest first; undefined when some are not known. */
  #stepsTo(mark: string): Step<R>[] | undefined {
    const steps: Step<R>[] = [];
    let at = mark;
    while (at !== this.#at) {
      const step = this.#steps.get(at);
      if (!step) return undefined;
      steps.unshift(step);
      at = step.from;
    }
    return steps;
  }
}

/** The views that one connection keeps: of each collection those of a scope. */
export type ViewsOf<C extends Collections<C>> = {
  [N in keyof C & string]: (scope: string) => MarkedViews<C[N]>;
};

/** No views yet, of any collection. */
export function noViews<C extends Collections<C>>({ collections }: Schema<C>): ViewsOf<C> {
  const views: Partial<ViewsOf<C>> = {};
  for (const name of namesOf(collections)) views[name] = inScopes<C[typeof name]>();
  return views as ViewsOf<C>;
}

function inScopes<R extends Entity>(): (scope: string) => MarkedViews<R> {
  const scopes = new Map<string, MarkedViews<R>>();
  return (scope) => {
    const known = scopes.get(scope) ?? new MarkedViews<R>();
    scopes.set(scope, known);
    return known;
  };
}
