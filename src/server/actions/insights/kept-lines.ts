import { type LineGrid, lineGrid, type WriteText } from '#domain/insights/line-table.ts';
import type { PaidLeaveStanding } from '#domain/insights/standing.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listFiguresKept } from '#server/store/figure-marks.ts';

/** What is kept of everyone, each list in the same order of people. */
interface KeptLines {
  readonly userIds: readonly string[];
  readonly paidLeave: readonly PaidLeaveStanding[];
  readonly grid: LineGrid;
}

/** The texts themselves end here: held for as long as an answer takes, they are moved about by the collector. */
export async function readKeptLines(tx: TenantTransaction): Promise<KeptLines> {
  const kept = await listFiguresKept(tx);
  return {
    userIds: kept.map(({ userId }) => userId),
    paidLeave: kept.map(({ paidLeave }) => paidLeave),
    grid: lineGrid(
      kept.map(({ line }) => line),
      writeAtOnce,
    ),
  };
}

function writeAtOnce({ buffer, byteOffset, byteLength }: Uint8Array): WriteText {
  const bytes = Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  return (text, at) => bytes.write(text, at, 'latin1');
}
