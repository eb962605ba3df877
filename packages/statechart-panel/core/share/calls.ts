import type { Json, Move, Interaction } from '../link/protocol.ts';

/** A call of an exported test to its driver, `getDriver(actor)`. */
export interface Call {
  actor: string;
  method: 'reaches' | 'sends' | 'rejects' | 'receives' | 'mocks' | 'advances' | 'restarts';
  arguments: Json[];
}

export interface Script {
  /** Responses to the story's first requests, which are selected before it starts. */
  first: Call[];
  calls: Call[];
}

/** In ms; a pause at least this long is replayed, because it may trigger a transition. */
const longPause = 60_000;

/**
 * The interaction as test steps: the user's events are sent after their responses are selected, and
 * the state in which the chart settles is awaited. Transient states are not awaited, because they
 * may be over before a test can check them.
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

/**
 * Splits moves into groups, each starting with a sent event; the first group is the story's start.
 */
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
  /** Milliseconds of the interaction that the test has covered by advancing the clock. */
  let elapsed = 0;
  /** Responses of the server since the last wait. */
  const received: Call[] = [];
  /** By actor: the state last awaited, and the state reached since. */
  const known = new Map<string, string>();
  const passed = new Map<string, string[]>();

  function advance({ actor, at }: Move) {
    if (at <= elapsed) return;
    calls.push({ actor, method: 'advances', arguments: [at - elapsed] });
    elapsed = at;
  }

  /** A success and an error may lead to the same state; the status distinguishes them. */
  function receive({ actor, responses = [] }: Move) {
    for (const { operation, status } of responses) {
      received.push({ actor, method: 'receives', arguments: [operation, status] });
    }
  }

  /** Leaving and re-entering a state must be awaited, although it ends where it started. */
  function go({ actor, to }: Move) {
    if (to.join() !== known.get(actor)) known.delete(actor);
    passed.set(actor, to);
  }

  return {
    /**
     * Selects the responses of a group before it. A second response to the same operation can be
     * selected only when the first is used; those are returned by the move after which they come.
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

    /** A transition that the chart takes by itself; the clock triggers delays. */
    follow(move: Move) {
      if (move.event.type.startsWith('xstate.after.')) {
        this.settle();
        advance(move);
      }
      receive(move);
      go(move);
    },

    /** Waits for each response, and until each actor reaches its state. */
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
