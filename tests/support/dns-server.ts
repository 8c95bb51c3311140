import { createSocket, type Socket } from 'node:dgram';

/** A name server on this machine that knows TXT records, and says of every other name that there is none. */
export class DnsServer {
  readonly #records = new Map<string, string[]>();
  #isSilent = false;
  #isMute = false;

  private constructor(
    private readonly socket: Socket,
    readonly address: string,
  ) {
    socket.on('message', (question, { port, address: from }) => {
      if (this.#isMute) return;
      // A failure, as a name server tells it: SERVFAIL.
      const answer = this.#isSilent ? headerOf(question, 2, 0) : this.#answer(question);
      socket.send(answer, port, from);
    });
  }

  static async start(): Promise<DnsServer> {
    const socket = createSocket('udp4');
    await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
    return new DnsServer(socket, `127.0.0.1:${socket.address().port}`);
  }

  publish(name: string, ...values: string[]): void {
    this.#records.set(name.toLowerCase(), values);
  }

  withdraw(name: string): void {
    this.#records.delete(name.toLowerCase());
  }

  fail(isSilent: boolean): void {
    this.#isSilent = isSilent;
  }

  /** Hears what it is asked, and never answers. */
  keepQuiet(): void {
    this.#isMute = true;
  }

  close(): void {
    this.socket.close();
  }

  #answer(question: Buffer): Buffer {
    const values = this.#records.get(nameIn(question).toLowerCase());
    if (!values) return headerOf(question, 3, 0);
    const records = values.map((value) => {
      const pieces = value.match(/.{1,255}/gs) ?? [''];
      const data = Buffer.concat(
        pieces.map((piece) => Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece)])),
      );
      const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 1, data.length >> 8, data.length & 255]);
      return Buffer.concat([head, data]);
    });
    return Buffer.concat([headerOf(question, 0, records.length), ...records]);
  }
}

function nameIn(question: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; (question[at] ?? 0) > 0; at += (question[at] ?? 0) + 1)
    labels.push(question.toString('latin1', at + 1, at + 1 + (question[at] ?? 0)));
  return labels.join('.');
}

/** With the question as it came, without whatever stood behind it. */
function headerOf(question: Buffer, code: number, answers: number): Buffer {
  let end = 12;
  while ((question[end] ?? 0) > 0) end += (question[end] ?? 0) + 1;
  const header = Buffer.from(question.subarray(0, end + 5));
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers, 6);
  header.writeUInt32BE(0, 8);
  return header;
}
