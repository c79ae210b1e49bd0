import { createInterface } from 'node:readline/promises';

/** Where `npm run setup` asks; without a person it asks nobody. */
export interface Terminal {
  /** @returns the line typed; null without a person, or at the end of the input */
  ask(question: string): Promise<string | null>;
  write(text: string): void;
  close(): void;
}

export function openTerminal(
  input: NodeJS.ReadableStream & { isTTY?: boolean },
  output: NodeJS.WritableStream,
): Terminal {
  const reader = input.isTTY ? createInterface({ input, output }) : null;
  // Not `question`: it loses lines typed ahead.
  const lines = reader?.[Symbol.asyncIterator]();
  let ended = false;
  reader?.once('close', () => {
    ended = true;
  });
  return {
    async ask(question) {
      const prompt = `${question} : `;
      // After the end of the input lines typed ahead are left, but a closed reader refuses to prompt.
      if (ended) output.write(prompt);
      else {
        reader?.setPrompt(prompt);
        reader?.prompt();
      }
      const answer = await lines?.next();
      return answer && !answer.done ? answer.value : null;
    },
    write: (text) => void output.write(text),
    close: () => reader?.close(),
  };
}
