/**
 * The hovered or focused element, and the position for its tooltip; lengths are relative to the
 * window's corner.
 */
export interface Pointed {
  state: string | undefined;
  transition: string | undefined;
  x: number;
  /** Distance from the bottom of the window to the top of the element. */
  above: number;
  below: number;
  /** The element is in the lower half of the window, so the tooltip is placed above it. */
  isLow: boolean;
}

/** In ms; long enough that no tooltip flickers while the pointer only passes. */
const patience = 350;
const distance = 6;

/** Reports the element that is hovered or has keyboard focus. Returns a cleanup function. */
export function pointedIn(
  host: HTMLElement,
  notify: (pointed: Pointed | null) => void,
): () => void {
  const { signal, abort } = stopper();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function clearPointed(): void {
    clearTimeout(timer);
    notify(null);
  }

  function over(event: PointerEvent): void {
    clearTimeout(timer);
    const subject = findSubject(event.target);
    if (!subject) return notify(null);
    const at = new DOMRect(event.clientX, event.clientY - distance, 0, 2 * distance);
    timer = setTimeout(() => notify(placed(subject, host, subject.plate ?? at)), patience);
  }

  function focused({ target }: FocusEvent): void {
    const subject = findSubject(target);
    if (!subject || !host.querySelector(':focus-visible')) return;
    const { left, top, width } = subject.element.getBoundingClientRect();
    notify(placed(subject, host, subject.plate ?? new DOMRect(left, top, width, 30)));
  }

  host.addEventListener('pointerover', over, { signal });
  host.addEventListener('focusin', focused, { signal });
  for (const end of ['pointerleave', 'pointerdown', 'wheel', 'keydown', 'focusout'] as const) {
    host.addEventListener(end, clearPointed, { signal, passive: true });
  }
  return () => {
    clearTimeout(timer);
    abort();
  };
}

function stopper() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

interface Subject {
  element: SVGElement;
  /** The label of a transition. */
  plate: DOMRect | null;
}

function findSubject(target: EventTarget | null): Subject | null {
  const element = target instanceof Element ? target.closest('[data-of], [data-state]') : null;
  if (!(element instanceof SVGElement)) return null;
  const plate = element.hasAttribute('data-of') ? element.querySelector('rect') : null;
  return { element, plate: plate?.getBoundingClientRect() ?? null };
}

function placed({ element }: Subject, host: HTMLElement, at: DOMRect): Pointed {
  const window = host.getBoundingClientRect();
  return {
    state: element.dataset['state'],
    transition: element.dataset['of'],
    x: Math.max(8, at.left - window.left),
    above: window.bottom - at.top + distance,
    below: at.bottom - window.top + distance,
    isLow: at.bottom - window.top > window.height / 2,
  };
}
