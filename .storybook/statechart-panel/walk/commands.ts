import type { Command } from '../link/protocol.ts';
import { resetBrowserTally } from './browser-tally.ts';
import { currentWalk, line } from './current.ts';
import { allWaits } from './slices.ts';
import { replay, travel } from './travel.ts';
import { walkOn } from './walk-on.ts';

/** Does what the panel asks; what takes its time is shown as it goes. */
export async function obey(command: Command): Promise<void> {
  const walk = currentWalk();
  const { clock, interceptor, player, steps } = walk;
  switch (command.type) {
    case 'hello':
      line.sendAll();
      break;
    case 'send':
      walk.send(command.actor, command.event);
      break;
    case 'override':
      interceptor.override(command);
      break;
    case 'clock.advance':
      clock.advance(command.milliseconds);
      break;
    case 'clock.jump': {
      const [next] = allWaits(walk);
      if (next) clock.advance(next.due - clock.now());
      break;
    }
    case 'clock.stop':
      clock.stop();
      break;
    case 'clock.start':
      clock.start();
      break;
    case 'travel':
      await travel(walk, command.step);
      break;
    case 'walkOn':
      await walkOn(walk, command.actor);
      break;
    case 'replay':
      await replay(walk, command.walk);
      break;
    case 'play.stop':
      player.stop();
      break;
    case 'restart':
      await walk.around.restart();
      break;
    case 'mark':
      steps.change(command.step, { note: command.note, verdict: command.verdict });
      walk.touch('steps');
      break;
    case 'coverage.reset':
      resetBrowserTally(command.chart);
      walk.touch('coverage');
      break;
    case 'notice.dismiss':
      walk.dismiss(command.id);
      break;
    default:
  }
}
