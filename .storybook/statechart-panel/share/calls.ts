import type { Json, Move, Interaction } from '../link/protocol.ts';

/** A call of an exported test to its driver, `getDriver(actor)`. */
export interface Call {
  actor: string;
  method: 'reaches' | 'sends' | 'rejects' | 'receives' | 'mocks' | 'advances' | 'restarts';
  arguments: Json[];
}

export interface Script {
  /** Answers to what the story asks as it begins: they are picked before it does. */
  first: Call[];
  calls: Call[];
}

/** A pause as long as this is walked again: it may be what makes the chart do something. */
const longPause = 60_000;

/**
 * The walk as a test does it: what a person sent is sent, with the answers to it picked before, and
 * where the chart then came to rest is waited for. States passed on the way are not: they may be
 * over before a test can look.
 */
export function toScript({ moves }: Interaction): Script {
  const script: Script = { first: [], calls: [] };
  const writer = createWriter(script.calls);
  for (const [index, stretch] of groupMoves(moves).entries()) {
    const later = writer.mocks(stretch, index === 0 && !isSent(stretch[0]) ? script.first : null);
    for (const move of stretch) {
      if (isSent(move)) writer.send(move);
      else writer.follow(move);
      for (const call of later.get(move) ?? []) {
        writer.settle();
        script.calls.push(call);
      }
    }
    writer.settle();
  }
  return script;
}

const isSent = (move: Move | undefined): boolean =>
  move?.origin === 'screen' || move?.origin === 'panel';

/** What follows from one thing sent, that one first; the first stretch is how the story begins. */
function groupMoves(moves: readonly Move[]): Move[][] {
  const stretches: Move[][] = [];
  for (const move of moves) {
    const last = stretches.at(-1);
    if (last && !isSent(move)) last.push(move);
    else stretches.push([move]);
  }
  return stretches;
}

function createWriter(calls: Call[]) {
  /** Milliseconds of the walk that the test has gone through by moving the clock. */
  let elapsed = 0;
  /** What the server has responded since it was last waited for. */
  const received: Call[] = [];
  /** By actor: where it was last waited for, and where it has gone since. */
  const known = new Map<string, string>();
  const passed = new Map<string, string[]>();

  function advance({ actor, at }: Move) {
    if (at <= elapsed) return;
    calls.push({ actor, method: 'advances', arguments: [at - elapsed] });
    elapsed = at;
  }

  /** One state may follow from a success and from a failure alike: the status tells them apart. */
  function receive({ actor, responses = [] }: Move) {
    for (const { operation, status } of responses) {
      received.push({ actor, method: 'receives', arguments: [operation, status] });
    }
  }

  /** Away and back again is to be waited for, although it ends where it began. */
  function go({ actor, to }: Move) {
    if (to.join() !== known.get(actor)) known.delete(actor);
    passed.set(actor, to);
  }

  return {
    /**
     * Picks the answers of a stretch ahead of it. A second answer to the same operation can only be
     * picked when the first is used up: those are handed back, by the move after which they come.
     */
    mocks(stretch: readonly Move[], first: Call[] | null): Map<Move, Call[]> {
      const later = new Map<Move, Call[]>();
      const [sent] = stretch;
      if (isSent(sent) && sent && sent.at - elapsed >= longPause) advance(sent);
      const used = new Map<string, Move>();
      for (const move of stretch) {
        for (const { operation, choice } of move.mocks ?? []) {
          const { actor } = move;
          const call: Call = { actor, method: 'mocks', arguments: [operation, choice] };
          const before = used.get(operation);
          if (before) later.set(before, [...(later.get(before) ?? []), call]);
          else (first ?? calls).push(call);
          used.set(operation, move);
        }
      }
      return later;
    },

    send(move: Move) {
      const method = move.isRejected ? 'rejects' : 'sends';
      calls.push({ actor: move.actor, method, arguments: [move.event] });
      receive(move);
      go(move);
    },

    /** What the chart did by itself; a delay is brought about by the clock. */
    follow(move: Move) {
      if (move.event.type.startsWith('xstate.after.')) {
        this.settle();
        advance(move);
      }
      receive(move);
      go(move);
    },

    /** Waits for each response, and until each actor is where it went. */
    settle() {
      calls.push(...received.splice(0));
      for (const [actor, paths] of passed) {
        if (known.get(actor) === paths.join()) continue;
        known.set(actor, paths.join());
        for (const path of paths) {
          if (path !== '') calls.push({ actor, method: 'reaches', arguments: [path] });
        }
      }
      passed.clear();
    },
  };
}
