interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

export interface Progress {
  say(what: string, share: number): void;
  clear(): void;
  seconds(): number;
}

export function createProgress(options?: { out?: Output; now?: () => number }): Progress;
