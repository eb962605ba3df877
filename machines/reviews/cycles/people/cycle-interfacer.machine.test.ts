import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './cycle-interfacer.test-model.ts';

testPaths(testModel);
