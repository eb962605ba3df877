/** A shared clock for charts and server: the current time and all pending delays. */
export interface StoryClock {
  /** Milliseconds since 1970. */
  now: () => number;
  setTimeout: (run: () => void, milliseconds: number) => number;
  clearTimeout: (id: number) => void;
  /** Advances the clock; delays that fall due run in order, each at its own time. */
  advance: (milliseconds: number) => void;
  /** Advances to the next pending delay, if there is one. */
  jump: () => void;
  /** From now on, only `advance` and `jump` change the time. */
  stop: () => void;
  /** Resumes real time. */
  start: () => void;
}

/** The methods of a clock that only the panel uses. */
export interface SettableClock extends StoryClock {
  /** Sets any time, without running delays. */
  set: (time: number) => void;
  isStopped: () => boolean;
  /** Notifies when it is advanced, stopped or started, not when real time passes. */
  onMove: (listener: () => void) => void;
}

interface Timer {
  id: number;
  due: number;
  run: () => void;
}

/** A clock that runs with real time from a given start, and can be advanced. */
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

  /** Sets a real timer for the next pending delay. */
  function wake(): void {
    clearTimeout(alarm);
    const timer = next();
    if (!timer || stoppedAt !== null) return;
    // Browsers treat longer timeouts as zero.
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
