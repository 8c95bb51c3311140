import { Worker } from 'node:worker_threads';
import type { PageText } from '#domain/payslips/page-phrases.ts';

export type PdfReading =
  | { readonly kind: 'pages'; readonly pages: readonly (readonly PageText[])[] }
  | { readonly kind: 'locked' | 'unreadable' | 'too-long' };

export interface ReadingLimits {
  readonly memoryMb: number;
  readonly ms: number;
}

const usualLimits: ReadingLimits = { memoryMb: 256, ms: 30_000 };

/**
 * A file of somebody else is read in a thread of its own, which knows neither the database nor the environment, and ends
 * when it needs too much memory or time. Nothing is written anywhere.
 */
export function readPageTexts(
  bytes: Uint8Array<ArrayBuffer>,
  { memoryMb, ms }: ReadingLimits = usualLimits,
): Promise<PdfReading> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./page-texts-worker.mjs', import.meta.url), {
      workerData: { bytes },
      transferList: [bytes.buffer],
      name: 'relache-pdf',
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    });
    const timer = setTimeout(() => end({ kind: 'too-long' }), ms);
    let ending = false;
    const end = (reading: PdfReading): void => {
      if (ending) return;
      ending = true;
      clearTimeout(timer);
      // Whoever counts readings counts threads: it has ended once its thread has.
      void worker.terminate().finally(() => resolve(reading));
    };
    worker.on('message', end);
    // Out of memory among others; what it said is about the file, and nobody's business.
    worker.on('error', () => end({ kind: 'unreadable' }));
    worker.on('exit', () => end({ kind: 'unreadable' }));
  });
}
