import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const groups = '/sys/fs/cgroup';
/** Short, so that an answer never waits long for the next share. */
const periodMicroseconds = 20_000;

/**
 * Lets a process use no more than a share of one core, as the control groups of Linux do it for containers. Gives back
 * how to lift it, or null where this user may not set one.
 */
export function shareOfCore(pid: number, share: number): (() => void) | null {
  const isUnified = existsSync(join(groups, 'cgroup.controllers'));
  const parent = isUnified ? groups : join(groups, 'cpu');
  const group = join(parent, `relache-bench-${pid}`);
  const quota = Math.round(periodMicroseconds * share);
  try {
    if (isUnified) writeFileSync(join(parent, 'cgroup.subtree_control'), '+cpu');
    mkdirSync(group);
    if (isUnified) writeFileSync(join(group, 'cpu.max'), `${quota} ${periodMicroseconds}`);
    else {
      writeFileSync(join(group, 'cpu.cfs_period_us'), String(periodMicroseconds));
      writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
    }
    writeFileSync(join(group, 'cgroup.procs'), String(pid));
  } catch {
    return null;
  }
  return () => {
    for (const member of readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean))
      writeFileSync(join(parent, 'cgroup.procs'), member);
    rmdirSync(group);
  };
}
