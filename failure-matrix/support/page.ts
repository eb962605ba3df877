/**
 * The page's texts and controls, found by their accessible names as a user finds them. Nothing here
 * waits for time.
 */
import './act.ts';
import { waitFor } from '@testing-library/react';

/** In ms: longer than any step takes on a busy machine. */
const patience = 30_000;

/**
 * Waits for a condition on the page, checked with every change. Rejects with the awaited condition
 * and the page's current text.
 */
export function until<Found>(
  what: string,
  look: () => Found | null | undefined | false,
): Promise<Found> {
  return waitFor(
    () => {
      const found = look();
      if (found === null || found === undefined || found === false) throw notYet;
      return found;
    },
    {
      timeout: patience,
      // Typing changes no DOM node.
      interval: 20,
      onTimeout: () =>
        new Error(
          `Expected ${what} on the page, but it did not appear. Text of the page: ${readPageText()}`,
        ),
    },
  );
}

/** One shared error: creating a stack trace for each check would take longer than the check. */
const notYet = new Error('Not found yet.');

/** A confirmation. A toast has the same role, but the page stays reachable with it open. */
export const question = '[role="alertdialog"]:not([aria-modal="false"])';

/** Waits until no confirmation is open. */
export const untilAnswered = (): Promise<true> =>
  until('no confirmation', () => document.querySelector(question) === null);

/** Whether a user can reach it: no ancestor is hidden or lies under a dialog. */
const isReachable = (element: Element): boolean =>
  element.closest('[aria-hidden="true"], [inert], [hidden], template') === null;

const all = (selector: string, within: ParentNode = document): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(isReachable);

const clean = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** All text of the page, including toasts and dialogs. */
export function readPageText(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('script, style, title, template')) hidden.remove();
  for (const block of copy.querySelectorAll('div, p, li, button, a, td, th, dt, dd, h1, h2, h3')) {
    block.append(' ');
  }
  return clean(copy.textContent);
}

/** All text of the named parts of the page. */
export const readTextIn = (parts: string): string =>
  [...document.querySelectorAll(parts)].map((part) => clean(part.textContent)).join(' ');

/** The accessible name of an element. */
function getName(element: Element): string {
  const label = element.getAttribute('aria-label');
  const by = element.getAttribute('aria-labelledby');
  if (by !== null) {
    const parts = by.split(' ').map((id) => document.getElementById(id));
    const caption = clean(
      parts.map((part) => (part?.getAttribute('aria-label') ?? part?.textContent) || '').join(' '),
    );
    if (caption !== '') return caption;
  }
  if (label !== null) return clean(label);
  if ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0) {
    return clean([...element.labels].map((each) => each.textContent).join(' '));
  }
  return clean(element.textContent);
}

export type TextMatcher = string | RegExp;
const fits = (text: string, caption: TextMatcher): boolean =>
  typeof caption === 'string' ? text === caption : caption.test(text);

const pressable =
  'button, a[href], [role="button"], [role="menuitem"], [role="menuitemradio"], [role="option"], [role="tab"], [role="switch"], [role="radio"], input[type="radio"], input[type="checkbox"]';
const isEnabled = (element: Element): boolean =>
  !element.matches(':disabled') && element.getAttribute('aria-disabled') !== 'true';

/** Everything that can be pressed within a part of the page, by its name. */
export const ways = (within: ParentNode = document): string[] =>
  all(pressable, within).filter(isEnabled).map(getName);

/** The button or link with this name, or null. */
export const button = (caption: TextMatcher, within: ParentNode = document): HTMLElement | null =>
  all(pressable, within).find((each) => isEnabled(each) && fits(getName(each), caption)) ?? null;

/** Presses the control with this name as soon as it exists. */
export async function press(caption: TextMatcher): Promise<void> {
  const found = await until(`a button "${String(caption)}"`, () => button(caption));
  found.focus();
  found.click();
}

/** Presses the control with this name within a part of the page. */
export async function pressIn(part: string, caption: TextMatcher): Promise<void> {
  const found = await until(`a button "${String(caption)}" in ${part}`, () =>
    [...document.querySelectorAll(part)].map((each) => button(caption, each)).find(Boolean),
  );
  found.focus();
  found.click();
}

/** Presses a key on the control with this name. */
export async function pressKey(caption: TextMatcher, key: KeyboardEventInit): Promise<void> {
  const found = await until(`a button "${String(caption)}"`, () => button(caption));
  found.focus();
  found.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true }));
}

/** Presses the last control again, as an impatient user does. */
export function pressOnceMore(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.click();
}

/** Drops a file onto the page's drop zone. */
export function drop(file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const dropZone = document.querySelector('input[type="file"]')?.parentElement;
  dropZone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

const choosable = 'main input[type="radio"], main input[type="checkbox"]';

const typeable =
  'input:not([type="radio"]):not([type="checkbox"]):not([type="file"]):not([type="hidden"]), textarea';

/** A date or a time is typed in segments. */
const parts = '[role="spinbutton"]:not(input)';

/** The field with that label as soon as it exists: in the page rather than in the bar above it. */
export const field = (
  caption: TextMatcher,
  within = 'main',
): Promise<HTMLInputElement | HTMLTextAreaElement> =>
  until(`a field "${String(caption)}"`, () =>
    // Only the default falls back to the rest of the page: a named part may still be loading.
    [...all(`${within} :is(${typeable})`), ...(within === 'main' ? all(typeable) : [])].find(
      (each): each is HTMLInputElement | HTMLTextAreaElement =>
        (each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement) &&
        fits(getName(each), caption),
    ),
  );

/** Replaces the content of a field and leaves it; prefers a field in the part that `within` selects. */
export async function type(caption: TextMatcher, text: string, within?: string): Promise<void> {
  const found = await field(caption, within);
  found.focus();
  const proto = found instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(proto.prototype, 'value')?.set?.call(found, text);
  found.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  found.blur();
}

/** Increments a segment of a date or a time, e.g. 'minute, End'. */
export async function countUp(part: RegExp): Promise<void> {
  const found = await until(`a part of a date "${String(part)}"`, () =>
    all(parts).find((each) => fits(getName(each), part)),
  );
  found.focus();
  found.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  found.blur();
}

/** Selects from a list that a button opens. */
export async function selectOption(list: TextMatcher, option: TextMatcher): Promise<void> {
  await press(list);
  await press(option);
}

/** The value or selection of every reachable field, by its label. */
export function typed(): Record<string, string> {
  const texts = all(typeable).filter((each) => each.closest('[role="search"]') === null);
  const choices = [...document.querySelectorAll<HTMLInputElement>(choosable)];
  return Object.fromEntries([
    ...texts.map((each) => [getName(each), 'value' in each ? String(each.value) : '']),
    ...all(parts).map((each) => [getName(each), clean(each.textContent)]),
    ...choices.map((each) => [`${getName(each)} ${each.value}`, String(each.checked)]),
  ]);
}

/** The page's own heading, or null. */
export const heading = (): string | null => {
  const [first] = [...document.querySelectorAll('h1')];
  return first ? clean(first.textContent) : null;
};

// A locked list is marked as pending, too, but waits for nothing.
const waiting =
  '[aria-busy="true"], [role="progressbar"], [class*="skeleton"], [class*="spinner"], [data-pending]:not([aria-haspopup]), progress:not([value])';

/** Whether a part of the page is pending. */
export const isBusy = (): boolean => document.querySelector(waiting) !== null;

/** The main part of the page, or the full page if there is none yet. */
export const main = (): HTMLElement => document.querySelector('main') ?? document.body;

export const readMainText = (): string => clean(main().textContent);
