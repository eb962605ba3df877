/** What a story keeps outside its actors, such as the records of its server. */
export interface RestorableWorld {
  /** A mark of how things are now. */
  save: () => unknown;
  /** Brings back how things were. */
  restore: (saved: unknown) => void | Promise<void>;
}

/** All that travels along with the steps of a walk. */
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
