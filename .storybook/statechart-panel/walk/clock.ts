/** One clock for charts and server: what "now" is, and what is waited for until when. */
export interface StoryClock {
  /** Milliseconds since 1970. */
  now: () => number;
  setTimeout: (run: () => void, milliseconds: number) => number;
  clearTimeout: (id: number) => void;
  /** Moves on; what falls due on the way runs in its order, each at its own time. */
  advance: (milliseconds: number) => void;
  /** Moves on to the wait that is due next, if there is one. */
  jump: () => void;
  /** From now on only `advance` and `jump` move it. */
  stop: () => void;
  /** Goes on with real time. */
  start: () => void;
}

/** What the panel alone may do with a clock. */
export interface SettableClock extends StoryClock {
  /** Goes to any time, without running anything. */
  set: (time: number) => void;
  isStopped: () => boolean;
  /** Hears when it is moved, stopped or started; not that time passes. */
  onMove: (listener: () => void) => void;
}

interface Timer {
  id: number;
  due: number;
  run: () => void;
}

/** A clock that goes with real time, from an instant of one's choice, and can be moved on. */
export function createClock(start: number = Date.now()): SettableClock {
  const timers: Timer[] = [];
  const listeners: (() => void)[] = [];
  let offset = start - Date.now();
  let stoppedAt: number | null = null;
  let count = 0;
  let alarm: ReturnType<typeof setTimeout> | undefined;

  const now = () => stoppedAt ?? Date.now() + offset;

  function set(time: number): void {
    if (stoppedAt === null) offset = time - Date.now();
    else stoppedAt = time;
    wake();
  }

  const next = () =>
    timers.reduce<Timer | undefined>(
      (first, timer) => (!first || timer.due < first.due ? timer : first),
      undefined,
    );

  function runUntil(time: number): void {
    for (let timer = next(); timer && timer.due <= time; timer = next()) {
      timers.splice(timers.indexOf(timer), 1);
      if (timer.due > now()) set(timer.due);
      timer.run();
    }
  }

  /** Real time is asked to come by when the next wait is due. */
  function wake(): void {
    clearTimeout(alarm);
    const timer = next();
    if (!timer || stoppedAt !== null) return;
    // Browsers take longer waits for none at all.
    const wait = Math.min(Math.max(timer.due - now(), 0), 2 ** 31 - 1);
    alarm = setTimeout(() => {
      runUntil(now());
      wake();
    }, wait);
  }

  function advance(milliseconds: number): void {
    const target = now() + Math.max(milliseconds, 0);
    runUntil(target);
    set(Math.max(target, now()));
    notify();
  }

  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    now,
    advance,
    set,
    jump: () => {
      const timer = next();
      if (timer) advance(timer.due - now());
    },
    setTimeout: (run, milliseconds) => {
      count += 1;
      timers.push({ id: count, due: now() + Math.max(milliseconds, 0), run });
      wake();
      return count;
    },
    clearTimeout: (id) => {
      const index = timers.findIndex((timer) => timer.id === id);
      if (index !== -1) timers.splice(index, 1);
      wake();
    },
    stop: () => {
      stoppedAt = now();
      wake();
      notify();
    },
    start: () => {
      if (stoppedAt !== null) offset = stoppedAt - Date.now();
      stoppedAt = null;
      wake();
      notify();
    },
    isStopped: () => stoppedAt !== null,
    onMove: (listener) => void listeners.push(listener),
  };
}
