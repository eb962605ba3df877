/** The consecutive screens of a story. */
export class Screens {
  #number = 0;
  readonly #listeners = new Set<() => void>();

  readonly current = (): number => this.#number;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Unmounts the screen and mounts a new one. */
  renew(): void {
    this.#number += 1;
    for (const listener of this.#listeners) listener();
  }
}
