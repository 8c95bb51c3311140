/** What somebody else's server answered, up to so many bytes: one that never ends fills no memory here. */
export async function answerText(answer: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let read = 0;
  for await (const chunk of answer.body ?? []) {
    read += chunk.length;
    if (read > mostBytes) throw new Error('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Null for what is empty or no JSON. */
export function answerJson(text: string): unknown {
  try {
    return text.trim() === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
