import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './archived-pdf.test-model.ts';

testPaths(testModel);
