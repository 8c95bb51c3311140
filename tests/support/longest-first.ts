import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * By how long their files take; what is not named here takes no time to speak of. Chaos keeps the whole machine
 * busy, so its neighbour is not one of the files that start many processes.
 */
const longest = [
  'tests/prove/chaos',
  'tests/http/fuzz',
  'tests/prove/',
  'tests/e2e/',
  'tests/process/',
  'tests/http/intruders',
  'tests/http/',
  'tests/component/',
  'tests/store/',
];
/**
 * The long files first, so that no worker ends long after the other; and one project after the other, because
 * only files of one project share a worker. Within a folder vitest knows from earlier runs, or goes by size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId, project }: TestSpecification): number {
  const path = relative(project.config.root, moduleId);
  const found = longest.findIndex((start) => path.startsWith(start));
  return found === -1 ? longest.length : found;
}
