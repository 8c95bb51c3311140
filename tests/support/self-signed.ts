import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** As much of DER as a certificate needs. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head =
    length < 128
      ? [tag, length]
      : length < 256
        ? [tag, 0x81, length]
        : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const identifier = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const nothing = der(0x05);
const sha256WithRsa = sequence(identifier('2a864886f70d01010b'), nothing);

function moment(at: Date): Buffer {
  const digits = at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14);
  return der(0x18, Buffer.from(`${digits}Z`));
}

export interface SelfSigned {
  readonly privateKey: KeyObject;
  /** Base64 of the certificate, as metadata has it. */
  readonly certificate: string;
}

/** A key of its own and a certificate that it signed itself, as identity providers have them. */
export function selfSigned({
  name = 'Fournisseur de test',
  bits = 2048,
  from = new Date('2020-01-01T00:00:00Z'),
  until = new Date('2040-01-01T00:00:00Z'),
} = {}): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const named = sequence(der(0x31, sequence(identifier('550403'), der(0x0c, Buffer.from(name)))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sha256WithRsa,
    named,
    sequence(moment(from), moment(until)),
    named,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  return { privateKey, certificate: sequence(body, sha256WithRsa, signature).toString('base64') };
}
