/** An answer as it left, with what its handler said beside it. */
export interface SentAnswer {
  readonly bytes: Buffer;
  readonly headers: readonly (readonly [string, string])[];
  readonly tag: string;
}

const mostBytes = 8 * 1024 * 1024;
const mostBytesOfOne = 1024 * 1024;

/** The last answers that still hold, by what was asked; what was not asked for longest makes room. */
export class SentAnswers {
  readonly #byQuestion = new Map<string, SentAnswer>();
  #bytes = 0;

  find(question: string): SentAnswer | null {
    const kept = this.#byQuestion.get(question);
    if (!kept) return null;
    this.#byQuestion.delete(question);
    this.#byQuestion.set(question, kept);
    return kept;
  }

  keep(question: string, answer: SentAnswer): SentAnswer {
    if (answer.bytes.byteLength > mostBytesOfOne || this.#byQuestion.has(question)) return answer;
    this.#byQuestion.set(question, answer);
    this.#bytes += answer.bytes.byteLength;
    for (const [oldest, { bytes }] of this.#byQuestion) {
      if (this.#bytes <= mostBytes) break;
      this.#byQuestion.delete(oldest);
      this.#bytes -= bytes.byteLength;
    }
    return answer;
  }
}
