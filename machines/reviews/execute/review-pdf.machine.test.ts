import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './review-pdf.test-model.ts';

testPaths(testModel);
