import type { Step } from '../link/protocol.ts';

/** All steps of an interaction: multiple steps after the same step are branches. */
export class StepTree {
  readonly all: Step[] = [];
  /** The step that was taken or returned to last. */
  head: string | null = null;
  /** The last step of the branch that the head is on. */
  tip: string | null = null;
  readonly #byId = new Map<string, Step>();

  /** Removes all steps. */
  clear(): void {
    this.all.length = 0;
    this.#byId.clear();
    this.head = null;
    this.tip = null;
  }

  find(id: string | null): Step | undefined {
    return id === null ? undefined : this.#byId.get(id);
  }

  /** Adds a new step. */
  add(step: Omit<Step, 'id' | 'before'>): Step {
    const added: Step = { id: `s${this.all.length + 1}`, before: this.head, ...step };
    this.all.push(added);
    this.#byId.set(added.id, added);
    this.head = added.id;
    this.tip = added.id;
    return added;
  }

  /** Replaces a step by its repetition. */
  repeat(old: Step, step: Omit<Step, 'id' | 'before' | 'note' | 'assessment'>): Step {
    const repeated: Step = { ...old, ...step };
    this.#byId.set(old.id, repeated);
    this.all.splice(this.all.indexOf(old), 1, repeated);
    this.moveTo(old.id);
    return repeated;
  }

  change(id: string, change: Partial<Step>): void {
    const step = this.find(id);
    if (!step) return;
    const changed = { ...step, ...change };
    this.#byId.set(id, changed);
    this.all.splice(this.all.indexOf(step), 1, changed);
  }

  /** Makes a step of any branch the current one; null is the time before the first. */
  moveTo(id: string | null): void {
    this.head = id;
    if (id === null) this.tip = this.all.at(-1)?.id ?? null;
    else if (!this.pathTo(this.tip).some((step) => step.id === id)) this.tip = this.#findEnd(id);
  }

  /** The steps that lead to a step, from the first, including itself. */
  pathTo(id: string | null): Step[] {
    const path: Step[] = [];
    for (let step = this.find(id); step; step = this.find(step.before)) path.unshift(step);
    return path;
  }

  /** The steps that follow a step. */
  after(id: string | null): Step[] {
    return this.all.filter(({ before }) => before === id);
  }

  /** The end of the newest branch after a step. */
  #findEnd(id: string): string {
    const last = this.after(id).at(-1);
    return last ? this.#findEnd(last.id) : id;
  }
}
