import { HttpError, type Message } from '../../core/requests/http-error.ts';
import type { MessageKey, MessageValues } from '../../core/messages/index.ts';

/** Collects the errors of a form's fields, so that the user sees all of them at once. */
export class FieldErrors {
  readonly #found = new Map<string, Message[]>();

  add(field: string, key: MessageKey, values?: MessageValues): void {
    const known = this.#found.get(field) ?? [];
    this.#found.set(field, [...known, values ? { key, values } : { key }]);
  }

  /** `{field} is required`. */
  require(field: string, label = field): void {
    this.add(field, 'required', { field: label });
  }

  has(field: string): boolean {
    return this.#found.has(field);
  }

  /** The added errors, by field. */
  entries(): Iterable<[field: string, messages: Message[]]> {
    return this.#found.entries();
  }

  /** 400 with all added errors; returns normally when there are none. */
  throwIfAny(): void {
    if (this.#found.size === 0) return;
    throw new HttpError(400, [...this.#found.values()].flat(), Object.fromEntries(this.#found));
  }
}
