/** The screens that stand one after the other in a story's place. */
export class Screens {
  #number = 0;
  readonly #listeners = new Set<() => void>();

  readonly current = (): number => this.#number;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Takes the screen away and puts a new one there. */
  renew(): void {
    this.#number += 1;
    for (const listener of this.#listeners) listener();
  }
}
