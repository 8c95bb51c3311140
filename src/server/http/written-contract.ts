import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import { fastify } from 'fastify';
import { openApiDocument } from '#contract/openapi.ts';

export interface WrittenForm {
  readonly plain: Uint8Array;
  readonly br: Uint8Array;
  readonly gzip: Uint8Array;
}

/** The contract as it is sent: in each of its forms, packed in each way. */
export interface WrittenContract {
  readonly json: WrittenForm;
  readonly yaml: WrittenForm;
}

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
/** Packed once and sent often; the last step would take ten times as long for a twentieth less. */
const brotliQuality = 9;

/** More than a second of computing, and of memory that is asked for once: for a thread. */
export async function writeContract(publicUrl: string): Promise<WrittenContract> {
  const document = openApiDocument(publicUrl);
  const reader = fastify();
  await reader.register(swagger, { mode: 'static', specification: { document: document as never } });
  await reader.ready();
  const [json, yaml] = await Promise.all([
    packed(JSON.stringify(document)),
    packed(reader.swagger({ yaml: true })),
  ]);
  await reader.close();
  return { json, yaml };
}

async function packed(text: string): Promise<WrittenForm> {
  const plain = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    packBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
      },
    }),
    packGzip(plain, { level: 9 }),
  ]);
  return { plain, br, gzip: zipped };
}
