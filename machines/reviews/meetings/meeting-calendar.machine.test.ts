import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './meeting-calendar.test-model.ts';

testPaths(testModel);
