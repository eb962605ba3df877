/** Data of a story outside its actors, e.g. its server's records. */
export interface RestorableWorld {
  /** Returns a snapshot of the current data. */
  save: () => unknown;
  /** Restores a snapshot. */
  restore: (saved: unknown) => void | Promise<void>;
}

/** All data that is saved and restored with the steps of an interaction. */
export class Worlds {
  readonly #worlds: RestorableWorld[] = [];

  add(world: RestorableWorld): void {
    this.#worlds.push(world);
  }

  get isEmpty(): boolean {
    return this.#worlds.length === 0;
  }

  save(): unknown[] {
    return this.#worlds.map((world) => world.save());
  }

  async restore(saved: readonly unknown[]): Promise<void> {
    for (const [index, world] of this.#worlds.entries()) {
      if (index < saved.length) await world.restore(saved[index]);
    }
  }
}
