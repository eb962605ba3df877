import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './undo-cycle-archive.test-model.ts';

testPaths(testModel);
